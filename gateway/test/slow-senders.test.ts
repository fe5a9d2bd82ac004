import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { apiClient, tokenOf, aCustomer, waitFor } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService, type ServiceDouble } from './upstream-double.js';

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

/** A gateway in front of auth, which vouches for everybody, and catalog. */
async function given(env: Record<string, string> = {}, catalog?: ServiceDouble) {
  const token = tokenOf(aCustomer());
  const auth = await aService((_request, response) => void response.end(JSON.stringify({ token })));
  catalog ??= await aService();
  const gateway = await start(gatewayEnv({ auth: auth.url, catalog: catalog.url }, env));
  stops.push(auth.stop, catalog.stop, gateway.close);
  return { url: gateway.url, api: apiClient(gateway.url), auth, catalog };
}

/** A connection that has sent the beginning of a request, and collects what comes back. */
async function sending(url: string, head: string[], beginning = '') {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => {});
  stops.push(async () => void socket.destroy());
  await once(socket, 'connect');
  const host = head.some((line) => line.includes('host:')) ? [] : ['host: shop.test'];
  socket.write([...head, ...host, '', beginning].join('\r\n'));
  return { socket, answer: () => answer };
}

const login = (length: number) => [
  'POST /api/auth/login HTTP/1.1',
  'content-type: application/json',
  `content-length: ${length}`,
];

const session = `session=${'a'.repeat(43)}`;
const upload = (length: number) => [
  'POST /api/products/bulk HTTP/1.1',
  'content-type: multipart/form-data; boundary=x',
  `cookie: ${session}`,
  `content-length: ${length}`,
];

it('asks no service before a body is there as a whole', async () => {
  const { url, auth } = await given();
  const body = '{"email":"a@shop.example"}';
  const { socket, answer } = await sending(url, login(body.length), body.slice(0, 10));
  await apiClient(url).get('/api/auth/check-auth');
  expect(auth.requests.map(({ path }) => path)).toEqual(['/api/auth/check-auth']);
  socket.write(body.slice(10));
  await waitFor(() => answer().startsWith('HTTP/1.1 200'), { what: 'the answer' });
  expect(auth.requests.at(-1)).toMatchObject({ path: '/api/auth/login', body });
});

it('answers others while hundreds send byte by byte', async () => {
  const { url, api } = await given();
  for (let sender = 1; sender <= 300; sender += 1) await sending(url, login(100), '{');
  expect((await api.post('/api/auth/login', { email: 'a@shop.example' })).status).toBe(200);
});

it('asks a service for nothing that a connection wants which asks on and on', async () => {
  const { url, api, catalog } = await given();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write('GET /products HTTP/1.1\r\nhost: shop.test\r\n\r\n'.repeat(50));
  await once(socket.resume(), 'close');
  await api.get('/api/brands');
  expect(catalog.requests.map(({ path }) => path)).toEqual(['/api/brands']);
});

it('gives up a body that does not come in time with 408, and ends the connection', async () => {
  const { url } = await given({ REQUEST_TIMEOUT_MS: '200' });
  const { socket, answer } = await sending(url, login(100), '{');
  await once(socket, 'close');
  expect(answer()).toMatch(/^HTTP\/1\.1 408[^]*"code":"TIMED_OUT"/);
});

it.each([
  ['a path that leads nowhere', 'POST /nowhere HTTP/1.1', '404'],
  ['an answer that is remembered', 'GET /api/brands HTTP/1.1', '200'],
  ['the health', 'GET /health/live HTTP/1.1', '200'],
  ['a name of another shop', 'POST /api/auth/login HTTP/1.1\r\nhost: evil.test', '421'],
])(
  'answers %s before a body has come, and ends the connection soon after',
  async (_what, line, status) => {
    const { url, api } = await given({ REQUEST_TIMEOUT_MS: '200' });
    await api.get('/api/brands');
    const { socket, answer } = await sending(
      url,
      [line, 'content-type: application/json', 'content-length: 1000'],
      '{',
    );
    await once(socket, 'close');
    expect(answer()).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  },
  10_000,
);

it('refuses a network that has hundreds of large bodies under way, and nobody else', async () => {
  const { url } = await given({ TRUSTED_PROXIES: '127.0.0.1,::1' });
  const from = (address: string, length: number) => [...login(length), `x-forwarded-for: ${address}`];
  for (let sender = 1; sender <= 32; sender += 1) await sending(url, from('10.1.1.1', 131_072), '{');
  const refused = await sending(url, from('10.1.1.1', 131_072), '{');
  await waitFor(() => refused.answer().startsWith('HTTP/1.1 429'), { what: 'the refusal' });
  const other = await sending(url, from('10.1.1.2', 2), '{}');
  await waitFor(() => other.answer().startsWith('HTTP/1.1 200'), { what: 'the answer' });
});

it('gives up who does not finish the head of a request', async () => {
  const { url } = await given({ REQUEST_TIMEOUT_MS: '200' });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write('GET /api/products HTTP/1.1\r\nhost: shop.test\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408/);
});

it.each([
  ['announced', (length: number) => `content-length: ${length}`, (chunk: string) => chunk],
  [
    'sent in chunks',
    () => 'transfer-encoding: chunked',
    (chunk: string) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
  ],
])('answers 413 to a body that is too long (%s) while it is still being sent', async (_how, size, frame) => {
  const { url } = await given();
  const [line = '', type = ''] = login(0);
  const { socket, answer } = await sending(url, [line, type, size(20_000_000)]);
  const chunk = 'x'.repeat(100_000);
  for (let sent = 0; sent < 150; sent += 1) {
    if (!socket.write(frame(chunk))) await once(socket, 'drain');
  }
  await waitFor(() => answer().includes('"code":"TOO_LARGE"'), { what: 'the answer' });
  expect(answer()).toMatch(/^HTTP\/1\.1 413/);
});

describe('uploads', () => {
  /** Catalog, whose uploads last until the test ends them. */
  async function slowCatalog() {
    const running: (() => void)[] = [];
    const catalog = await aService((_request, response) => running.push(() => response.end('{}')));
    return { catalog, running };
  }

  it('of one user run three at a time, and the next begins when one has ended', async () => {
    const { catalog, running } = await slowCatalog();
    const { url } = await given({}, catalog);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sending(url, upload(1), 'x')));
    await waitFor(() => running.length === 3, { what: 'three uploads' });
    expect((await apiClient(url).get('/api/auth/check-auth')).status).toBe(200);
    expect(running).toHaveLength(3);
    running[0]!();
    await waitFor(() => running.length === 4, { what: 'the fourth upload' });
    expect(answers.filter(({ answer }) => answer().startsWith('HTTP/1.1 200'))).toHaveLength(1);
  });

  it('that wait are given up with their sender', async () => {
    const { catalog, running } = await slowCatalog();
    const { url } = await given({}, catalog);
    for (let number = 1; number <= 3; number += 1) await sending(url, upload(1), 'x');
    await waitFor(() => running.length === 3, { what: 'three uploads' });
    const { socket } = await sending(url, upload(1), 'x');
    const last = await sending(url, upload(1), 'y');
    socket.destroy();
    running.splice(0).forEach((end) => end());
    await waitFor(() => running.length === 1, { what: 'the last upload' });
    running[0]!();
    await waitFor(() => last.answer().startsWith('HTTP/1.1 200'), { what: 'its answer' });
    expect(catalog.requests.map(({ body }) => body)).toEqual(['x', 'x', 'x', 'y']);
  });

  it('are refused with 429 when two hundred wait', async () => {
    const { catalog, running } = await slowCatalog();
    const { url } = await given({}, catalog);
    for (let number = 1; number <= 203; number += 1) await sending(url, upload(1), 'x');
    await waitFor(() => running.length === 3, { what: 'three uploads' });
    const { answer } = await sending(url, upload(1), 'x');
    await waitFor(() => answer().includes('TOO_MANY_UPLOADS'), { what: 'the refusal' });
    expect(answer()).toMatch(/^HTTP\/1\.1 429[^]*retry-after: 5/i);
  });

  it('that send nothing for a while are cut off', async () => {
    const { url } = await given({ UPLOAD_IDLE_MS: '200' });
    const { socket } = await sending(url, upload(100), 'x');
    await once(socket, 'close');
  });

  it('without a session are refused before they are sent', async () => {
    const { url, catalog } = await given();
    const { answer } = await sending(
      url,
      upload(1_000).filter((line) => !line.startsWith('cookie')),
    );
    await waitFor(() => answer().startsWith('HTTP/1.1 401'), { what: 'the refusal' });
    expect(catalog.requests).toEqual([]);
  });
});
