import { knownProducts, openStock } from './catalogue.mjs';
import { checkAnswers } from './checks.mjs';
import { openDatabases } from './databases.mjs';
import { multiplyProducts } from './many-products.mjs';
import { logins } from './measures/logins.mjs';
import { orderCost } from './measures/order-cost.mjs';
import { orders } from './measures/orders.mjs';
import { pages, reads } from './measures/reads.mjs';
import { residentMb } from './processes.mjs';
import { setUpWorkbench } from './workbench.mjs';

const inRounds = { ...reads, ...orders, ...logins };
const smallUpload = 1_000;
const bigSize = 100_000;

/** Measures one shop by these options; answers the samples of each measure. Throws when an answer is wrong. */
export async function measureShop(openShop, options, cleanup, log) {
  const shop = await openShop(cleanup);
  return Promise.race([
    measureOpened(shop, options, cleanup, log),
    shop.failed.then(() => new Promise(() => {})),
  ]);
}

async function measureOpened(shop, { measures, rounds, seconds, products }, cleanup, log) {
  const wants = (name) => measures.includes(name);
  const samples = Object.fromEntries(measures.map((name) => [name, []]));
  const atStart = allResidentMb(shop);
  const databases = await openDatabases(shop.databaseUrls, cleanup);
  const bench = setUpWorkbench({ shop, databases, seconds, cleanup });
  const staff = await openStock(shop);

  const upload = async (count) => {
    log(`${shop.name}: uploading ${count} products`);
    const ms = await staff.upload(count);
    samples[`upload-${count}`]?.push({ shop: { rate: count / (ms / 1_000) } });
    await databases.settled();
    bench.products = await knownProducts(shop);
  };
  await upload(Math.min(smallUpload, products));
  const small = wants('big') ? await pages.firstPages(bench) : undefined;
  if (products > smallUpload) await upload(products - smallUpload);

  for (let round = 1; round <= rounds; round += 1) {
    for (const name of measures.filter((one) => inRounds[one])) {
      log(`${shop.name}: round ${round} of ${rounds}, ${name}`);
      const { run, floor } = inRounds[name];
      samples[name].push({ floor: await floor?.(bench), shop: await run(bench) });
    }
  }
  log(`${shop.name}: the rest`);
  if (wants('order-cost')) samples['order-cost'].push({ shop: await orderCost(bench) });
  for (let round = 2; round <= rounds; round += 1) {
    if (wants('upload-1000')) await upload(smallUpload);
    if (wants('upload-10000')) await upload(10 * smallUpload);
  }
  if (wants('memory')) samples.memory.push({ shop: { atStart, atEnd: allResidentMb(shop) } });
  await checkAnswers({ ...bench, admin: staff.admin });
  if (wants('big')) samples.big.push({ shop: { small, ...(await measureBig(bench)) } });
  return samples;
}

async function measureBig(bench) {
  await multiplyProducts(bench.databases, bigSize);
  bench.products = await knownProducts(bench.shop);
  return {
    first: await pages.firstPages(bench),
    deep: await pages.deepPages(bench),
    mistyped: await pages.mistypedAlone(bench),
  };
}

const allResidentMb = ({ pids }) => pids.shop.reduce((sum, pid) => sum + residentMb(pid), 0);
