/** Stands for a service's entry: tests start what is built, as `npm start` does, and load it natively. */
const builtService = {
  process: () => ({
    code: "export const { start } = await importNatively(new URL('../dist/service.js', import.meta.url).href);",
  }),
};

export default builtService;
