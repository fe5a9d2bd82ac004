import { compilePackage } from '../../../infra/local/build/compile-package.mjs';

/** Jest loads this file without its own compiler, so what it needs is compiled first. */
export default async function globalSetup() {
  await compilePackage('libs/testing');
  const { openResourceDesk } = await import('../dist/jest/run-resources.js');
  await openResourceDesk();
}
