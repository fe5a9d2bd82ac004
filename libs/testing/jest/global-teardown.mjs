/** Ends what the run's setup and its tests have started. */
export default async function globalTeardown() {
  const { closeResourceDesk } = await import(new URL('../dist/jest/run-resources.js', import.meta.url).href);
  await closeResourceDesk();
}
