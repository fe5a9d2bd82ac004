/** Stops the servers that the run's setup and tests have started. */
export default async function globalTeardown() {
  const { closeResourceDesk } = await import(new URL('../dist/jest/run-resources.js', import.meta.url).href);
  await closeResourceDesk();
}
