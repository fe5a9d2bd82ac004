import { compilePackage } from '../../../infra/local/build/compile-package.mjs';

/** Jest loads this file without its own compiler, so what it needs is compiled first. */
export default async function globalSetup() {
  await compilePackage('libs/testing');
  const { openResourceDesk } = await import(new URL('../dist/jest/run-resources.js', import.meta.url).href);
  await openResourceDesk();
}
