import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ageOf, lookAtImages, namedImages, readNote } from '../look-at-images.mjs';
import { repoRoot } from '../paths.mjs';
import { freePort, portOf } from '../ports.mjs';

const now = new Date('2026-03-01T12:00:00Z');
const digest = (letter) => `sha256:${letter.repeat(64)}`;

let folder;
let notePath;
let registry;
let lines;
/** What the registry has: the digest of each tag, by image. */
let images;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mekong-images-'));
  notePath = join(folder, 'images.json');
  writeNote({ lookAgainAfter: '2026-01-31', digests: {} });
  lines = [];
  images = {
    'library/postgres': { '18.1-bookworm': digest('a'), '18.1-alpine': digest('b'), latest: digest('c') },
  };
  registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});

afterEach(async () => {
  registry.close();
  await once(registry, 'close');
  rmSync(folder, { recursive: true });
});

const writeNote = (note) => writeFileSync(notePath, JSON.stringify(note));
const hostOf = () => `127.0.0.1:${portOf(registry)}`;
const nameOf = (image) => `${hostOf()}/${image}`;
const look = (...names) => lookAtImages({ names, notePath, now, log: (line) => lines.push(line) });

/** As registries answer by the second version of their API: a token first, and a list of tags in pages of two. */
function answer(request, response) {
  const url = new URL(request.url, `http://${hostOf()}`);
  const send = (status, body, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
  if (url.pathname === '/token')
    return send(200, { token: `for ${url.searchParams.get('service')} ${url.searchParams.get('scope')}` });
  const [, path, , reference] = /^\/v2\/(.+)\/(manifests|tags)\/([^/]+)$/.exec(url.pathname);
  const scope = `repository:${path}:pull`;
  if (request.headers.authorization !== `Bearer for tests ${scope}`) {
    const challenge = `Bearer realm="http://${hostOf()}/token",service="tests",scope="${scope}"`;
    return send(401, {}, { 'www-authenticate': challenge });
  }
  const has = images[path];
  if (!has) return send(404, {});
  if (reference !== 'list') {
    const isThere = has[reference] && request.headers.accept.includes('oci.image.index');
    return isThere ? send(200, {}, { 'docker-content-digest': has[reference] }) : send(404, {});
  }
  const from = Number(url.searchParams.get('last') ?? 0);
  const tags = Object.keys(has);
  const more = from + 2 < tags.length ? { link: `</v2/${path}/tags/list?last=${from + 2}>; rel="next"` } : {};
  send(200, { tags: tags.slice(from, from + 2) }, more);
}

it('notes the digest that an image has in its registry, and the day of the next look', async () => {
  const name = nameOf('library/postgres:18.1-bookworm');
  expect(await look(name)).toBe(true);
  expect(readNote(notePath)).toEqual({ lookAgainAfter: '2026-03-31', digests: { [name]: digest('a') } });
  expect(lines).toEqual([`${name}: the newest`]);
});

it('names the newest version of the same line', async () => {
  const others = ['18.2-bookworm', '18.10-bookworm', '18.11-trixie', '19.0-bookworm', '17.9-bookworm'];
  for (const tag of others) images['library/postgres'][tag] = digest('d');
  const name = nameOf('library/postgres:18.1-bookworm');
  await look(name);
  expect(lines).toEqual([`${name}: there is 18.10-bookworm`]);
});

it('says that an image was built anew where its tag has another digest than was noted', async () => {
  const name = nameOf('library/postgres:18.1-bookworm');
  writeNote({ lookAgainAfter: '2026-01-31', digests: { [name]: digest('e') } });
  await look(name);
  expect(lines).toEqual([`${name}: was built anew, pull it`]);
});

it('writes no digest that was not fetched, and keeps the day of the next look where one was not', async () => {
  const name = nameOf('library/postgres:18.1-bookworm');
  const gone = nameOf('library/gone:1.0');
  expect(await look(name, gone)).toBe(false);
  expect(readNote(notePath)).toEqual({ lookAgainAfter: '2026-01-31', digests: { [name]: digest('a') } });
  expect(lines).toContain(
    `${gone}: not looked at, ${hostOf()} answers 404 to /v2/library/gone/manifests/1.0`,
  );
});

it('forgets the digests of images that nothing names any more', async () => {
  writeNote({ lookAgainAfter: '2026-01-31', digests: { 'redis:8.0': digest('f') } });
  await look(nameOf('library/postgres:18.1-bookworm'));
  expect(Object.keys(readNote(notePath).digests)).toEqual([nameOf('library/postgres:18.1-bookworm')]);
});

it('says so in one line, and writes nothing, where no registry is reached', async () => {
  const before = readFileSync(notePath, 'utf8');
  const host = `127.0.0.1:${await freePort()}`;
  expect(await look(`${host}/one:1.0`, `${host}/two:1.0`)).toBe(false);
  expect(lines).toEqual([`No registry of images was asked, and nothing is noted: ${host} is not reached.`]);
  expect(readFileSync(notePath, 'utf8')).toBe(before);
});

it('asks for another look after its day, and names images of which no digest is noted', () => {
  const names = ['redis:8.0', 'postgres:18.1'];
  const note = { lookAgainAfter: '2026-03-01', digests: { 'redis:8.0': digest('a') } };
  const unknown = 'no digest is noted of postgres:18.1';
  expect(ageOf({ names, note, now })).toEqual({ isTime: false, lines: [unknown] });
  expect(ageOf({ names, note, now: new Date('2026-03-02T00:00:00Z') })).toEqual({
    isTime: true,
    lines: [unknown, 'images were to be looked at after 2026-03-01: npm run images'],
  });
});

it('looks at the images of the Dockerfile, of compose and of the manifests, and not at its own', () => {
  const names = namedImages(repoRoot);
  expect(names).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^node:/),
      expect.stringMatching(/^haproxy:/),
      expect.stringMatching(/^ghcr\.io\/cloudnative-pg\/postgresql:/),
    ]),
  );
  expect(names).not.toContain('mekong-gear');
});
