import { once } from 'node:events';
import { createServer } from 'node:http';
import { allProducts, openStock } from '../speed/catalogue.mjs';
import { Databases } from '../speed/databases.mjs';
import { someOrders } from '../speed/measures/orders.mjs';
import { ownCpuMs } from '../speed/processes.mjs';
import { openInManyProcesses } from '../speed/shops/many-processes.mjs';
import { setUpWorkbench } from '../speed/workbench.mjs';

const products = 1_000;
const orders = 60;
const lists = { connections: 8, count: 1_500, seconds: 600, kind: 'list' };
/** Code is compiled while it is used. */
const warmUps = 2;

const works = {
  'a list': async (bench) => {
    await bench.runClient('reads', lists);
    return lists.count;
  },
  'a whole order': async (bench) => {
    await someOrders(bench, orders);
    await bench.databases.settled();
    return orders;
  },
};

/**
 * Two shops, one without traces and one that records a tenth of them, do the same in turns. Answers a table of the processor
 * time that the shop's parts took for one call, in each pair of turns.
 */
export async function measureTraces(pairs, cleanup, log) {
  const collector = await openCollector(cleanup);
  const recording = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  const off = await openShop(cleanup, {});
  const on = await openShop(cleanup, recording);
  const lines = [];
  for (const [name, work] of Object.entries(works)) {
    for (let turn = 0; turn < warmUps; turn += 1) await takeTurns([off, on], work);
    const figures = [];
    for (let pair = 1; pair <= pairs; pair += 1) {
      log(`${name}, pair ${pair} of ${pairs}`);
      // Who is first changes, as a machine is not equally busy all the time.
      const costs = await takeTurns(pair % 2 ? [off, on] : [on, off], work);
      figures.push({ off: costs.get(off), on: costs.get(on) });
    }
    lines.push(lineOf(name, figures));
  }
  log(`${collector.received()} MB of spans were received`);
  const head = [
    '| call | ms without | ms with 10 % | more, in each pair | in all |',
    '| - | - | - | - | - |',
  ];
  return [...head, ...lines].join('\n');
}

/** The processor time in ms that one call costs the parts of each shop, with all that they do while the other is at work. */
async function takeTurns(benches, work) {
  const before = benches.map(usedMs);
  let calls = 0;
  for (const bench of benches) calls = await work(bench);
  return new Map(benches.map((bench, place) => [bench, (usedMs(bench) - before[place]) / calls]));
}

const usedMs = ({ shop }) => shop.pids.shop.reduce((sum, pid) => sum + ownCpuMs(pid), 0);

async function openShop(cleanup, env) {
  const shop = await openInManyProcesses(cleanup, env);
  const databases = await Databases.open(shop.databaseUrls);
  const bench = setUpWorkbench({ shop, databases, seconds: 0, cleanup });
  cleanup.add(() => databases.close());
  await (await openStock(shop)).upload(products);
  bench.products = await allProducts(shop);
  await bench.cookies();
  return bench;
}

function lineOf(name, figures) {
  const more = (off, on) => ((on / off - 1) * 100).toFixed(1);
  const mean = (which) => figures.reduce((sum, one) => sum + one[which], 0) / figures.length;
  const each = figures.map(({ off, on }) => more(off, on)).join(', ');
  const [off, on] = [mean('off'), mean('on')];
  return `| ${name} | ${off.toFixed(2)} | ${on.toFixed(2)} | ${each} % | ${more(off, on)} % |`;
}

/** Takes what is sent to it, and looks at nothing. */
async function openCollector(cleanup) {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk) => (bytes += chunk.length));
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanup.add(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, received: () => (bytes / 1_000_000).toFixed(1) };
}
