const parts = import.meta.glob<Record<string, never>>("../../../../src/steeple/locales/en/*.json", {
  eager: true,
  import: "default",
});

export default Object.assign({}, ...Object.values(parts));
