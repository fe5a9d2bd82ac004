import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from './demo-accounts.mjs';

/**
 * Loads the sample catalogue, with its reviews if wished, into an empty shop, through its public API as people would. Also
 * continues a load that was interrupted. A failure is reported in one line and does not stop the shop.
 */
export async function loadSampleData({ dataDir, gatewayUrl, hasSampleReviews, log }) {
  const unfinishedMark = join(dataDir, 'sample-catalogue.unfinished');
  try {
    if (!existsSync(unfinishedMark) && !(await isEmpty(gatewayUrl))) return;
    log('Filling the shop with the sample catalogue (once) ...');
    writeFileSync(unfinishedMark, '');
    const { loadSampleCatalogue, loadSampleReviews } = await import(loader.href);
    const { admin, seller } = demoAccounts;
    const asAdmin = { baseUrl: gatewayUrl, adminEmail: admin.email, adminPassword: admin.password };
    await loadSampleCatalogue({ ...seller, ...asAdmin });
    if (hasSampleReviews) await loadSampleReviews(asAdmin);
    rmSync(unfinishedMark);
  } catch (error) {
    log(`The sample catalogue is not loaded: ${error.message}`);
  }
}

const loader = new URL('../sample-catalogue/dist/index.js', import.meta.url);

async function isEmpty(gatewayUrl) {
  const response = await fetch(`${gatewayUrl}/api/products?limit=1`);
  if (!response.ok) throw new Error(`the shop answered ${response.status} to the question for its products`);
  return (await response.json()).total === 0;
}
