import { buildBackend } from '../../../infra/local/build.mjs';

/** Jest loads this file without its own compiler, and tests start services as they are built, so all is compiled first. */
export default async function globalSetup() {
  await buildBackend();
  const { openResourceDesk } = await import(new URL('../dist/jest/run-resources.js', import.meta.url).href);
  await openResourceDesk();
}
