import { once } from 'node:events';
import { createServer } from 'node:http';
import { allProducts, openStock } from '../speed/catalogue.mjs';
import { Databases } from '../speed/databases.mjs';
import { someOrders } from '../speed/measures/orders.mjs';
import { cpuMs, ownCpuMs } from '../speed/processes.mjs';
import { openInManyProcesses } from '../speed/shops/many-processes.mjs';
import { setUpWorkbench } from '../speed/workbench.mjs';

const products = 1_000;
const orders = 60;
const lists = { connections: 8, count: 4_000, seconds: 600, kind: 'list' };
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
 * time that one call took: of the gateway and the services alone in each pair of turns, and with database and broker, which is
 * what bounds the throughput.
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
    '| call | ms without | ms with 10 % | more, in each pair | in all | with database and broker |',
    '| - | - | - | - | - | - |',
  ];
  return [...head, ...lines].join('\n');
}

/** The processor time in ms that one call costs each shop, with all that its parts do while the other is at work. */
async function takeTurns(benches, work) {
  const before = benches.map(usedMs);
  let calls = 0;
  for (const bench of benches) calls = await work(bench);
  const costs = benches.map((bench, place) => {
    const after = usedMs(bench);
    const ofOne = (which) => (after[which] - before[place][which]) / calls;
    return [bench, { parts: ofOne('parts'), all: ofOne('all') }];
  });
  return new Map(/** @type {[object, { parts: number, all: number }][]} */ (costs));
}

function usedMs({ shop: { pids } }) {
  const parts = pids.shop.reduce((sum, pid) => sum + ownCpuMs(pid), 0);
  return { parts, all: parts + cpuMs(pids.postgres) + cpuMs(pids.broker) };
}

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
  const mean = (shop, which) => figures.reduce((sum, one) => sum + one[shop][which], 0) / figures.length;
  const each = figures.map(({ off, on }) => more(off.parts, on.parts)).join(', ');
  const [off, on] = [mean('off', 'parts'), mean('on', 'parts')];
  const inAll = more(mean('off', 'all'), mean('on', 'all'));
  return `| ${name} | ${off.toFixed(2)} | ${on.toFixed(2)} | ${each} % | ${more(off, on)} % | ${inAll} % |`;
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
