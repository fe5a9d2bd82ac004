import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { query } from '@mekong/testing';
import { Sales1767520000000 } from '../src/migrations/1767520000000-sales.js';
import { startCatalog } from './builders.js';

const file = readFileSync(new URL('../src/search/ranking.sql', import.meta.url), 'utf8');

it('a ranking that has changed comes with a migration of its own, which installs it', () => {
  expect(Sales1767520000000.installs).toBe(createHash('sha256').update(file).digest('hex'));
});

it('searches are ranked by what the file says', async () => {
  const catalog = await startCatalog();
  const bodies = await query(
    catalog.databaseUrl,
    `SELECT prosrc AS body FROM pg_proc
     WHERE proname IN ('products_meant', 'best_products') AND 'dearest' = ANY (proargnames)`,
  );
  await catalog.stop();
  expect(bodies.map(({ body }) => body).sort()).toEqual(
    file
      .split('$$')
      .filter((_, place) => place % 2 === 1)
      .sort(),
  );
});
