import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from './demo-accounts.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Fills an empty shop with the sample catalogue, through its public API as the demo seller would. Also finishes a
 * filling that was interrupted. A failure is reported in one line and leaves the shop running.
 */
export async function loadSampleData({ dataDir, gatewayUrl, log }) {
  const unfinishedMark = join(dataDir, 'sample-catalogue.unfinished');
  try {
    if (!existsSync(unfinishedMark) && !(await isEmpty(gatewayUrl))) return;
    log('Filling the shop with the sample catalogue (once) ...');
    writeFileSync(unfinishedMark, '');
    const folder = join(dataDir, 'sample-catalogue');
    await drawSampleCatalogue(folder);
    const { loadSampleCatalogue } = await import(sampleCatalogue('index.js').href);
    const { admin, seller } = demoAccounts;
    const login = { ...seller, adminEmail: admin.email, adminPassword: admin.password };
    await loadSampleCatalogue({ baseUrl: gatewayUrl, ...login, folder, log: () => {} });
    rmSync(unfinishedMark);
  } catch (error) {
    log(`The sample catalogue is not loaded: ${error.message}`);
  }
}

const sampleCatalogue = (file) => new URL(`../sample-catalogue/dist/${file}`, import.meta.url);

/** In a process of its own: the memory that drawing takes is given back when it ends, and the shop answers meanwhile. */
async function drawSampleCatalogue(folder) {
  const args = [fileURLToPath(sampleCatalogue('cli.js')), folder];
  await runQuietly(process.execPath, args, { failure: 'it could not be drawn:' });
}

async function isEmpty(gatewayUrl) {
  const response = await fetch(`${gatewayUrl}/api/products?limit=1`);
  if (!response.ok) throw new Error(`the shop answered ${response.status} to the question for its products`);
  return (await response.json()).total === 0;
}
