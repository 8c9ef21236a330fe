const parts = import.meta.glob<string>("../../../../src/steeple/locales/de/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(parts);
