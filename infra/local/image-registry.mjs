import { createHash } from 'node:crypto';

/** A registry could not be asked, or its answer was none. */
export class NoAnswer extends Error {}

const waitMs = 20_000;
const manifestTypes = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

/**
 * Where an image is, as Docker reads its name: `postgres:18.1-bookworm` is `library/postgres` in Docker's own registry.
 *
 * @param {string} name
 */
export function placeOf(name) {
  const [, host, path, tag] = /^(?:([^/]*[.:][^/]*|localhost)\/)?([^:]+):(.+)$/.exec(name) ?? [];
  if (!path) throw new Error(`"${name}" is no image with a tag.`);
  if (host) {
    const isHere = /^(localhost|127\.0\.0\.1)(:|$)/.test(host);
    return { origin: `${isHere ? 'http' : 'https'}://${host}`, path, tag };
  }
  return { origin: 'https://registry-1.docker.io', path: path.includes('/') ? path : `library/${path}`, tag };
}

/** The digest (`sha256:...`) that an image's tag has now. */
export async function digestOf(name) {
  const { origin, path, tag } = placeOf(name);
  const answer = await ask(`${origin}/v2/${path}/manifests/${tag}`, { accept: manifestTypes });
  const content = Buffer.from(await answer.arrayBuffer());
  return (
    answer.headers.get('docker-content-digest') ??
    `sha256:${createHash('sha256').update(content).digest('hex')}`
  );
}

/**
 * The newest tag of the same line as an image's, where it is newer: with the same first number and the same words, as `18.3-bookworm`
 * for `18.1-bookworm`.
 *
 * @param {string} name
 * @returns {Promise<string | undefined>}
 */
export async function newerTagOf(name) {
  const { origin, path, tag } = placeOf(name);
  const own = numbersOf(tag);
  const isOfLine = (/** @type {string} */ other) =>
    wordsOf(other) === wordsOf(tag) && numbersOf(other)[0] === own[0];
  const line = (await tagsAt(`${origin}/v2/${path}/tags/list?n=1000`)).filter(isOfLine);
  const newest = line.sort((one, other) => compare(numbersOf(one), numbersOf(other))).at(-1);
  return newest && compare(numbersOf(newest), own) > 0 ? newest : undefined;
}

const wordsOf = (tag) => tag.replace(/\d+/g, '#');
const numbersOf = (tag) => (tag.match(/\d+/g) ?? []).map(Number);
const compare = (one, other) => one.map((number, place) => number - other[place]).find((by) => by !== 0) ?? 0;

/** All tags, which a registry may answer in several pages. */
async function tagsAt(url) {
  const answer = await ask(url);
  const { tags } = /** @type {{ tags: string[] | null }} */ (await answer.json());
  const [, next] = /<([^>]+)>;\s*rel="?next/.exec(answer.headers.get('link') ?? '') ?? [];
  return [...(tags ?? []), ...(next ? await tagsAt(new URL(next, url).href) : [])];
}

async function ask(url, headers = {}) {
  const first = await get(url, headers);
  const challenge = first.status === 401 ? first.headers.get('www-authenticate') : undefined;
  const answer = challenge ? await get(url, { ...headers, authorization: await tokenFor(challenge) }) : first;
  if (!answer.ok)
    throw new NoAnswer(`${new URL(url).host} answers ${answer.status} to ${new URL(url).pathname}`);
  return answer;
}

/** What a registry wants to be told by everybody, who get it for nothing where its images are public. */
async function tokenFor(challenge) {
  const { realm, ...query } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  if (!realm) throw new NoAnswer(`a registry wants a password (${challenge})`);
  const answer = await get(`${realm}?${new URLSearchParams(query)}`);
  if (!answer.ok) throw new NoAnswer(`${new URL(realm).host} gives no token: ${answer.status}`);
  const { token, access_token } = /** @type {Record<string, string>} */ (await answer.json());
  return `Bearer ${token ?? access_token}`;
}

async function get(url, headers = {}) {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(waitMs) });
  } catch (error) {
    throw new NoAnswer(`${new URL(url).host} is not reached`, { cause: error });
  }
}
