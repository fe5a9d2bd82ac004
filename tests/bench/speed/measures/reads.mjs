import { ClearError } from '../../../../infra/local/clear-error.mjs';

const connections = 32;

const measure = (bench, kind, more) =>
  bench.runClient('reads', { connections, seconds: bench.seconds, kind, ...more });

/** Measures a server that has the shop's answers in memory, with their headers. */
async function fromMemory(bench, kind, paths) {
  const answers = [];
  for (const path of paths) {
    const answer = await fetch(bench.shop.origin + path, { headers: { 'accept-encoding': 'identity' } });
    if (!answer.ok) throw new ClearError(`${path} answered ${answer.status}.`);
    answers.push([path, headersOf(answer), await answer.text()]);
  }
  const { origin } = await bench.floor('node-http').run('serve', { answers });
  return measure(bench, kind, { origin });
}

/** Every header of the shop's answer but those that node:http adds by itself. */
function headersOf(answer) {
  return [...answer.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)).flat();
}

/** Measures Fastify and pg with the same rows of the same database, behind a proxy where the shop has a gateway of its own. */
async function fromDatabase(bench, kind) {
  const { databaseUrls, isSplit } = bench.shop;
  const service = await bench.floor('fastify-pg').run('serve', { databaseUrl: databaseUrls.catalog });
  const { origin } = isSplit ? await bench.floor('reply-from').run('serve', service) : service;
  return measure(bench, kind, { origin });
}

const cached = (kind, pathsOf) => ({
  run: (bench) => measure(bench, kind),
  floor: (bench) => fromMemory(bench, kind, pathsOf(bench.products)),
});
const missed = (kind) => ({
  run: (bench) => measure(bench, kind),
  floor: (bench) => fromDatabase(bench, kind),
});
const alone = (kind) => ({ run: (bench) => measure(bench, kind, { connections: 1 }) });

const detailPaths =
  (count) =>
  ({ ids }) =>
    ids.slice(0, count).map((id) => `/api/products/${id}`);

export const reads = {
  'list-cached': cached('list, cached', () => ['/api/products?page=1&limit=10']),
  'detail-cached': cached('detail, cached', detailPaths(100)),
  'detail-in-turn': cached('detail, in turn', detailPaths(1_000)),
  detail: missed('detail'),
  list: missed('list'),
  search: missed('search, few'),
  'search-many': missed('search, many'),
  mistyped: { run: (bench) => measure(bench, 'mistyped') },
  'mistyped-alone': alone('mistyped'),
};

/** Measured with one connection in catalogues of different sizes. */
export const pages = {
  firstPages: alone('first pages').run,
  deepPages: alone('deep pages').run,
  categoryPages: alone('category pages').run,
  mistypedAlone: alone('mistyped').run,
};
