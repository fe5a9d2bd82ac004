import { gzipSync } from 'node:zlib';

/**
 * The size of the scripts that a page loaded until it was idle, compressed by gzip at level 9. Scripts that it prefetched
 * for the next page are not counted.
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

/** The bytes of images that were transferred. */
export function imageBytes(requests) {
  return requests
    .filter(({ resourceType }) => resourceType === 'Image')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** The requests to other hosts than the page's. */
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
