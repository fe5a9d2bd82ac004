import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import type { RenderedPages } from '../src/pages/rendered-pages.js';
import { takePostedForms } from '../src/pages/posted-forms.js';
import { noteRefusals, Refusals } from '../src/proxy/refusals.js';

const REFUSED_PAGE = `<p>${'Invalid email or password '.repeat(100)}</p>`;

/** Posts the form of the login page to a gateway that refuses so; returns the answer, and what was logged. */
async function postLogin({ ofCall, ofPage }: { ofCall: number; ofPage?: number }) {
  const app = fastify();
  const lines: object[] = [];
  const refusals = new Refusals({ warn: (line: object) => void lines.push(line) });
  noteRefusals(app, refusals, { addressOf: ({ ip }) => ip, userOf: () => undefined });
  app.addHook('onRequest', async ({ url }, reply) => {
    if (ofPage && url === '/login') await reply.code(ofPage).send('no');
  });
  app.post('/api/auth/login', (_request, reply) => reply.code(ofCall).send({ user: { is_verified: true } }));
  await takePostedForms(app, '', {
    refused: () => Promise.resolve(REFUSED_PAGE),
  } as unknown as RenderedPages);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'gzip, br' };
  const answer = await app.inject({
    method: 'POST',
    url: '/login',
    headers,
    payload: 'email=a&password=b',
  });
  await app.close();
  return { answer, statusCode: answer.statusCode, lines };
}

describe('a form that the browser posted by itself', () => {
  it.each([401, 403, 429])(
    'is logged once where it is refused with %d: as the call of the API',
    async (ofCall) => {
      const { statusCode, lines } = await postLogin({ ofCall });
      expect(statusCode).toBe(ofCall);
      expect(lines).toEqual([
        expect.objectContaining({ method: 'POST', route: '/api/auth/login', status: ofCall }),
      ]);
    },
  );

  it('is logged as itself where it is refused before there was a call', async () => {
    const { lines } = await postLogin({ ofCall: 200, ofPage: 429 });
    expect(lines).toEqual([expect.objectContaining({ route: '/login', status: 429 })]);
  });

  it('is not logged where it is taken', async () => {
    expect(await postLogin({ ofCall: 200 })).toMatchObject({ statusCode: 303, lines: [] });
  });

  it('comes back as small as other pages where it is refused', async () => {
    const { answer } = await postLogin({ ofCall: 401 });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(REFUSED_PAGE);
  });
});
