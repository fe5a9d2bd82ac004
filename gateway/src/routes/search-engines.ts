import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categorySchema, pageSlugs } from '@mekong/contracts';
import type { FastifyInstance } from 'fastify';

const anHour = 'public, max-age=3600';

/** The landing page, the categories, whose pages link to all products, and the pages about the shop. */
const paths = [
  '/',
  ...categorySchema.options.map((category) => `/category/${category}`),
  ...pageSlugs.map((slug) => `/pages/${slug}`),
];

/** Serves the sitemap, and `robots.txt` with its address. */
export function serveSearchEngines(fastify: FastifyInstance, root: string, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  fastify.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml').header('cache-control', anHour).send(sitemapOf(origin)),
  );
  // Read at each call, as the storefront may be rebuilt while the shop runs.
  fastify.get('/robots.txt', (_request, reply) => {
    const rules = readFileSync(join(root, 'robots.txt'), 'utf8').trimEnd();
    return reply
      .type('text/plain')
      .header('cache-control', anHour)
      .send(`${rules}\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
}

/** An origin holds no character that means something in XML. */
function sitemapOf(origin: string): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
