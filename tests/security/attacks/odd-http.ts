import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '@mekong/testing';
import type { Stage } from '../attack-stage.js';
import { send } from '../send.js';

/** What comes back for exactly these bytes, once the shop has ended the connection. */
async function answersTo(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

const smuggled = 'GET /api/brands HTTP/1.1\r\nhost: localhost\r\n\r\n';
const post = 'POST /api/checkout/quote HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

/** Requests of which two programs could see the end in different places (request smuggling). */
const twofold: Record<string, string> = {
  'two ways to tell its length': `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'two lengths': `${post}content-length: 2\r\ncontent-length: 60\r\n\r\n{}${smuggled}`,
  'a length with a sign': `${post}content-length: +2\r\n\r\n{}${smuggled}`,
  'an unknown encoding': `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a blank before the colon': `${post}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a header of two lines': `${post}transfer-encoding:\r\n chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a chunk that is no number': `${post}transfer-encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${smuggled}`,
  'lines that end with LF alone': `${post.replaceAll('\r\n', '\n')}content-length: 2\n\n{}${smuggled}`,
};

/** Stands in nothing else that the shop of the attacks holds. */
const claimed = 'claimed.test';

/** What callers may say of themselves, and what must not be in an answer that others get from the cache. */
const claims: Record<string, string>[] = [
  { 'x-forwarded-host': claimed, 'x-forwarded-proto': 'https', 'x-forwarded-prefix': `/${claimed}` },
  { forwarded: `host=${claimed}`, 'x-original-url': `/${claimed}`, 'x-rewrite-url': `/${claimed}` },
  { origin: `https://${claimed}`, referer: `https://${claimed}/`, 'user-agent': `<script>${claimed}` },
  { 'accept-language': `en;q=1,<script>${claimed}`, cookie: `theme=${claimed}; language=${claimed}` },
  { 'x-http-method-override': 'DELETE', range: 'bytes=0-1', accept: `text/${claimed}` },
];

const isBare = (page: string): boolean => page.includes('<div id="root"></div>');

/** HTTP as no browser speaks it. */
export function oddHttpRows(stage: Stage): void {
  it.each(Object.keys(twofold))(
    'a request with %s is refused, and what follows it is not answered (ASVS 4.2.1)',
    async (kind) => {
      const answers = await answersTo(stage.shop.url, twofold[kind]!);
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    },
  );

  it.each(['/', '/category/mouse', '/api/brands', '/api/products?page=1', '/robots.txt', '/sitemap.xml'])(
    'what the headers of one call say is in no answer to another: %s (ASVS 14.2.5)',
    async (path) => {
      const seen: string[] = [];
      let asked = 0;
      const askTwice = async (headers: Record<string, string>) => {
        const url = `${stage.shop.url}${path}${path.includes('?') ? '&' : '?'}q=p${(asked += 1)}`;
        const [claiming, next] = [await send(url, { headers }), await send(url)];
        seen.push(...[claiming, next].map((one) => one.text + JSON.stringify([...one.headers])));
        return { claiming, next };
      };
      // A page whose rendering takes too long comes bare, and rendered the next time.
      const alike = async (headers: Record<string, string>) => {
        const pair = await askTwice(headers);
        return isBare(pair.claiming.text) === isBare(pair.next.text) ? pair : undefined;
      };
      for (const headers of claims) {
        const { claiming, next } = await waitFor(() => alike(headers), { what: `two answers to ${path}` });
        expect(next.status).toBe(claiming.status);
        expect(next.text).toBe(claiming.text);
      }
      expect(seen.filter((answer) => answer.includes(claimed))).toEqual([]);
    },
  );

  it.each([
    '//evil.test',
    '//evil.test/..',
    '/\\evil.test',
    '/%2f%2fevil.test',
    '/https://evil.test',
    '/.//evil.test',
  ])('%s leads to no other site (ASVS 3.7.2)', async (path) => {
    const answer = await answersTo(
      stage.shop.url,
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[04]/);
    expect(answer).not.toMatch(/\r\nlocation:/i);
  });
}
