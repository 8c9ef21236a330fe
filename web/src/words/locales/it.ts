const parts = import.meta.glob<string>("../../../../src/steeple/locales/it/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(parts);
