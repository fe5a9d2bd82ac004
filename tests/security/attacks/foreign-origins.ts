import { sessionOf } from '../actors.js';
import type { Stage } from '../attack-stage.js';
import { apiRoutes, changingRoutes, filledPath, sampleRequest } from '../routes.js';
import { send } from '../send.js';

/** What the browser says of a page of another site, by which page it is. */
function foreignPages(shopUrl: string): Record<string, Record<string, string>> {
  const { port } = new URL(shopUrl);
  return {
    'another site': { origin: 'http://evil.test' },
    'a sandboxed page': { origin: 'null' },
    'another port': { origin: `http://localhost:${Number(port) + 1}` },
    'another scheme': { origin: `https://localhost:${port}` },
    'a longer name': { origin: `http://localhost.evil.test:${port}` },
    'a name before it': { origin: `http://evil-localhost:${port}` },
    'a user before it': { origin: `http://localhost:${port}@evil.test` },
    'no origin, but another site': { 'sec-fetch-site': 'cross-site' },
    'no origin, but a sister site': { 'sec-fetch-site': 'same-site' },
  };
}

/** What pages of other sites may have a browser do that is logged in here. */
export function foreignOriginRows(stage: Stage): void {
  it.each(changingRoutes)('$name is refused to pages of other sites (ASVS 3.5.1)', async (route) => {
    const { headers, body } = sampleRequest(route);
    const open: string[] = [];
    for (const [page, said] of Object.entries(foreignPages(stage.shop.url))) {
      const seen = await send(stage.shop.url + filledPath(route.path), {
        method: route.method,
        headers: { ...headers, ...sessionOf(stage.people.admin), ...said },
        body,
      });
      if (seen.status !== 403 || seen.code !== 'FOREIGN_ORIGIN') open.push(`${page}: ${seen.status}`);
    }
    expect(open).toEqual([]);
  });

  it('no route changes anything by GET (ASVS 3.5.3)', () => {
    const names = apiRoutes.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(
      names.filter((path) => /logout|mark-paid|refund|cancel|replay|block|resend|commit|undo/.test(path)),
    ).toEqual([]);
  });

  it('no answer may be read by pages of other sites (ASVS 3.4.2)', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const seen = await send(`${stage.shop.url}/api/auth/check-auth`, {
        method,
        headers: {
          ...sessionOf(stage.people.admin),
          origin: 'http://evil.test',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      const allowed = [...seen.headers.keys()].filter((name) => name.startsWith('access-control-allow'));
      expect([method, allowed]).toEqual([method, []]);
    }
  });

  it('a method cannot be swapped by a header or a field (ASVS 4.1.4)', async () => {
    const headers = {
      ...sessionOf(stage.people.seller),
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
    };
    await send(`${stage.shop.url}/api/products/${stage.productId}?_method=DELETE`, { headers });
    expect((await stage.people.visitor.call('GET', `/api/products/${stage.productId}`)).status).toBe(200);
  });
}
