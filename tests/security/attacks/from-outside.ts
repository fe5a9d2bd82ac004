import { request } from 'node:http';
import type { Stage } from '../attack-stage.js';
import { send } from '../send.js';

interface RawAnswer {
  status: number;
  text: string;
}

/** Sends this path as it is written, which `fetch` would normalize. */
function sendRaw(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(url);
  return new Promise<RawAnswer>((done, fail) => {
    const call = request({ hostname, port, path, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.on('end', () => done({ status: answer.statusCode!, text }));
    });
    // The answer to a CONNECT is told apart.
    call.on('connect', (answer, socket) => {
      socket.destroy();
      done({ status: answer.statusCode!, text: '' });
    });
    call.on('error', fail).end();
  });
}

/** What somebody finds who looks around without an account. */
export function fromOutsideRows(stage: Stage): void {
  it.each([
    '/metrics',
    '/%6Detrics',
    '/metrics/',
    '//metrics',
    '/./metrics',
    '/api/../metrics',
    '/METRICS',
    '/metrics?x=1',
    '/metrics%00',
  ])('%s shows no counts (ASVS 13.4.5)', async (path) => {
    const { GATEWAY_KEY } = stage.secrets;
    const keys = ['a-guess', GATEWAY_KEY!].flatMap((key): Record<string, string>[] => [
      { 'x-gateway-key': key },
      { authorization: `Bearer ${key}` },
    ]);
    for (const headers of [{}, ...keys])
      expect((await sendRaw(stage.shop.url, path, { headers })).text).not.toMatch(/# (HELP|TYPE)/);
  });

  it.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/../package.json',
    '/../../package.json',
    'http://localhost/../../../package.json',
    'http://evil.test/../../../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/../../../package.json',
    '/assets/%2e%2e%5c%2e%2e%5cpackage.json',
    '/images/..%2f..%2f..%2fpackage.json',
    '/api/docs/assets/..%2f..%2f..%2fpackage.json',
    '/api/docs/assets/../../../../package.json',
  ])('%s shows no file but those of the storefront (ASVS 5.3.2, 13.4.1, 13.4.7)', async (path) => {
    const { text } = await sendRaw(stage.shop.url, path);
    expect(text).not.toMatch(/"workspaces"|"dependencies"|\[core\]|GATEWAY_KEY/);
  });

  it.each(['/assets/', '/api/docs/assets/', '/images/', '/api/'])(
    '%s lists no folder (ASVS 13.4.3)',
    async (path) => {
      const { text } = await sendRaw(stage.shop.url, path);
      expect(text).not.toMatch(/index of|swagger-ui-bundle\.js\.map/i);
    },
  );

  it('the API document is public and names nothing internal (ASVS 13.4.5)', async () => {
    expect((await send(`${stage.shop.url}/api/docs`)).status).toBe(200);
    const { text } = await send(`${stage.shop.url}/api/docs/openapi.json`);
    expect(text).not.toMatch(/internal|vouch|x-gateway-key|x-client-address|\/metrics/i);
  });

  it.each(['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', 'evil.test:80', 'localhost@evil.test'])(
    'the shop is not served as %j (ASVS 13.2.3)',
    async (host) => {
      const { status, text } = await sendRaw(stage.shop.url, '/', { headers: { host } });
      expect([400, 421]).toContain(status);
      expect(text).not.toContain('<div id="root"');
    },
  );

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'DEBUG', 'TRACK'])(
    '%s is no method of the shop (ASVS 13.4.4, 4.1.4)',
    async (method) => {
      const headers = { 'x-secret': 'echo-me' };
      const { status, text } = await sendRaw(stage.shop.url, '/api/products', { method, headers });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('echo-me');
    },
  );

  it('no answer tells what the shop is made of (ASVS 13.4.6)', async () => {
    for (const url of [stage.shop.url, ...Object.values(stage.shop.services)]) {
      const { headers } = await send(`${url}/health/live`);
      expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
    }
  });

  it('the services listen on this machine only, unless told otherwise (ASVS 13.2.4)', () => {
    for (const url of Object.values(stage.shop.services)) expect(new URL(url).hostname).toBe('127.0.0.1');
  });

  it('no internal header comes back or goes through (ASVS 4.1.3)', async () => {
    const headers = { 'x-gateway-key': 'x', 'x-client-address': '1.2.3.4', authorization: 'Bearer x.y.z' };
    const seen = await send(`${stage.shop.url}/api/auth/check-auth`, { headers });
    expect(seen.status).toBe(401);
    expect(
      [...seen.headers.keys()].filter((name) => /gateway|client-address|authorization/.test(name)),
    ).toEqual([]);
  });
}
