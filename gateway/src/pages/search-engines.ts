import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categorySchema, pageSlugs, productPath } from '@mekong/contracts';
import type { FastifyInstance } from 'fastify';
import { type CachedReads, tooLarge } from '../cache/index.js';
import { publicReadOf } from '../routes/index.js';
import type { ShopInPages } from './page-facts.js';

const anHour = 'public, max-age=3600';
/** How long the addresses of the products are kept; with `briefly`, the sitemap follows a change within a minute. */
export const sitemapKeptMs = 30_000;
const briefly = 'public, max-age=15';
/** A sitemap holds at most so many addresses. Source: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;
const pageSize = 100;

/** The landing page, the categories, whose pages link to all products, and the pages about the shop. */
const paths = [
  '/',
  ...categorySchema.options.map((category) => `/category/${category}`),
  ...pageSlugs.map((slug) => `/pages/${slug}`),
];

/** Serves the sitemap, `robots.txt` with its address, and the manifest with the shop's name. */
export function serveSearchEngines(
  fastify: FastifyInstance,
  root: string,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  reads: CachedReads,
  shop: ShopInPages,
): void {
  const { origin } = new URL(PUBLIC_URL);
  const products = keptForAWhile((address) => productPaths(reads, address));
  fastify.get('/sitemap.xml', async (request, reply) => {
    const all = [...paths, ...(await products(request.ip))].slice(0, maxAddresses);
    return reply.type('application/xml').header('cache-control', briefly).send(sitemapOf(origin, all));
  });
  // Files are read at each call, as the storefront may be rebuilt while the shop runs.
  fastify.get('/robots.txt', (_request, reply) => {
    const rules = readFileSync(join(root, 'robots.txt'), 'utf8').trimEnd();
    return reply
      .type('text/plain')
      .header('cache-control', anHour)
      .send(`${rules}\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
  fastify.get('/manifest.webmanifest', async (request, reply) => {
    const { shopName: name } = await shop.now(request.ip);
    const manifest = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8')) as object;
    return reply
      .type('application/manifest+json')
      .header('cache-control', anHour)
      .send(JSON.stringify({ ...manifest, name, short_name: name }));
  });
}

/** The addresses of the products; none when the catalogue does not answer. */
async function productPaths(reads: CachedReads, address: string): Promise<string[] | undefined> {
  const found: string[] = [];
  for (let page = 1, last = 1; page <= last && found.length < maxAddresses; page += 1) {
    const read = publicReadOf(`/api/products?limit=${pageSize}&page=${page}&sort=newest`);
    const answer = await reads.get(read!, address).catch(() => undefined);
    if (answer === undefined || answer === tooLarge || answer.status !== 200) return undefined;
    const { products = [], totalPages = 1 } = JSON.parse(answer.body.toString()) as ProductPage;
    last = totalPages;
    found.push(...products.map(productPath));
  }
  return found;
}

interface ProductPage {
  products?: { id: number; name: string; category: string }[];
  totalPages?: number;
}

/** Keeps what was loaded, so that nobody can make the gateway read the whole catalogue again and again. */
function keptForAWhile(load: (address: string) => Promise<string[] | undefined>) {
  let kept: { until: number; paths: Promise<string[]> } | undefined;
  return (address: string): Promise<string[]> => {
    if (kept && kept.until > performance.now()) return kept.paths;
    kept = {
      until: performance.now() + sitemapKeptMs,
      paths: load(address).then((loaded) => loaded ?? []),
    };
    return kept.paths;
  };
}

/** Neither an origin nor these paths hold a character that means something in XML. */
function sitemapOf(origin: string, addresses: string[]): string {
  const urls = addresses.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
