import fastify from 'fastify';
import pg from 'pg';
import { portOf } from '../../../../infra/local/ports.mjs';
import { serveTasks } from '../worker.mjs';
import { detailView, leanView, listedIds, named, namedValues, oneById, pageOf } from './sql/catalog.mjs';

/**
 * @template Q
 * @typedef {fastify.FastifyRequest<{ Querystring: Q }>} Asked
 */

const app = fastify();
let database;
/** All products' ids by sort order, so that finding a page costs nothing. */
let sorted;

app.get(
  '/api/products',
  async (/** @type {Asked<{ page: string, limit: string, sort: string }>} */ { query }) => {
    const { page, limit, sort } = query;
    const start = (Number(page) - 1) * Number(limit);
    const ids = sorted.get(sort).slice(start, start + Number(limit));
    const { rows } = await database.query({ name: 'page', text: pageOf, values: [ids] });
    return { products: rows.map(detailView), page: Number(page), total: sorted.get(sort).length };
  },
);

app.get(
  '/api/products/:id',
  async (/** @type {fastify.FastifyRequest<{ Params: { id: string } }>} */ { params }) => {
    const { rows } = await database.query({ name: 'one', text: oneById, values: [params.id] });
    return { product: detailView(rows[0]) };
  },
);

app.get('/products', async (/** @type {Asked<{ q: string, limit?: string }>} */ { query }) => {
  const values = namedValues(query.q, query.limit ?? 20);
  const { rows } = await database.query({ name: 'named', text: named, values });
  return { products: rows.map(leanView) };
});

/** Serves the same rows and columns of the same catalogue with Fastify and pg, and nothing else. */
serveTasks({
  serve: async ({ databaseUrl }) => {
    await database?.end();
    database = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    database.on('error', () => {});
    sorted = new Map();
    for (const [sort, text] of Object.entries(listedIds)) {
      const { rows } = await database.query({ text, rowMode: 'array' });
      sorted.set(sort, rows.flat());
    }
    const origin = app.server.listening ? undefined : await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      origin: (origin ?? `http://127.0.0.1:${portOf(app.server)}`).replace('127.0.0.1', 'localhost'),
    };
  },
});
