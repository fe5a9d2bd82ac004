/** Ends what the run's setup and its tests have started. */
export default async function globalTeardown() {
  const { closeResourceDesk } = await import('../dist/jest/run-resources.js');
  await closeResourceDesk();
}
