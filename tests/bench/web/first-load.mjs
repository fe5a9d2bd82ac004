import { gzipSync } from 'node:zlib';

/**
 * Bytes of the scripts, as gzip at its best packs them, that a page loaded until it was idle. What it fetched ahead for
 * the next page (a prefetch) is left out.
 */
export async function scriptBytes(requests) {
  const scripts = requests.filter(
    ({ resourceType, priority }) => resourceType === 'Script' && priority !== 'VeryLow',
  );
  const urls = [...new Set(scripts.map(({ url }) => url))];
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(await contentOf(url), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Bytes of pictures that came over the network. */
export function imageBytes(requests) {
  return requests
    .filter(({ resourceType }) => resourceType === 'Image')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** The requests that went to another host than the page's. */
export function foreignRequests({ url, requests }) {
  const { host } = new URL(url);
  return requests
    .flat()
    .filter((request) => /^(https?|wss?):/.test(request.url) && new URL(request.url).host !== host);
}

async function contentOf(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return Buffer.from(await answer.arrayBuffer());
}
