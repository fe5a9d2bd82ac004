import { sessionOf } from '../actors.js';
import type { Stage } from '../attack-stage.js';
import { apiRoutes, filledPath, jsonRequest, sampleOf, type ApiRoute } from '../routes.js';
import { forAll, send } from '../send.js';

/** Texts as they are written in an address; `{}` is the parameter's name. */
const oddQueries = [
  '{}=a&{}=b',
  '{}[]=a',
  '{}[$ne]=1',
  '{}[a][b]=1',
  "{}=' OR 1=1 --",
  "{}=';SELECT pg_sleep(9)--",
  '{}=%25',
  '{}=_%25\\',
  '{}=%00',
  '{}=a%00b',
  '{}=%ED%A0%80',
  '{}=%F0%9F%98%80',
  '{}=%E2%80%AE',
  '{}=1e309',
  '{}=-1',
  '{}=99999999999999999999',
  '{}=__proto__',
  '{}=0000-99-99',
  `{}=${'a'.repeat(10_000)}`,
];
const oddTexts = [
  "' OR 1=1 --",
  '%25',
  '_%25%5C',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '-1',
  '1e309',
  '99999999999999999999',
  '__proto__',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'a'.repeat(1_900),
];
const oddValues: unknown[] = [
  ['a', 'b'],
  { $ne: 1 },
  { toString: 1 },
  "' OR 1=1 --",
  '%_\\',
  'a\u0000b',
  '\ud800',
  '\u202e',
  1e308,
  -1,
  true,
  null,
  '__proto__',
  'a'.repeat(10_000),
  Array.from({ length: 2_000 }, () => 1),
];
const oddBodies = [
  '',
  '[]',
  'null',
  '"text"',
  '1',
  '{',
  '{"a":',
  '\u0000',
  `${'['.repeat(5_000)}`,
  '{"a":1e999}',
];

/** Input that no screen sends, to everything that takes any. It may be refused or found nothing for, but never be an error. */
export function oddInputRows(stage: Stage, { isFull }: { isFull: boolean }): void {
  const some = <T>(odd: T[], few: number[]) => (isFull ? odd : few.map((place) => odd[place]!));
  const [queries, texts, values] = [
    some(oddQueries, [1, 2, 4, 9, 15]),
    some(oddTexts, [0, 4, 8]),
    some(oddValues, [0, 1, 5, 9]),
  ];
  const failures = async (calls: { route: ApiRoute; address: string; body?: string }[]) => {
    const wrong = await forAll(calls, async ({ route, address, body }) => {
      const { status } = await send(stage.shop.url + address, {
        method: route.method,
        body: route.method === 'GET' ? undefined : body,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'x-forwarded-for': '10.77.0.1',
          ...sessionOf(stage.people.admin),
        },
      });
      return status < 500 ? [] : [`${status} ${address.slice(0, 200)} ${body?.slice(0, 200) ?? ''}`];
    });
    return wrong.flat();
  };

  const withQuery = apiRoutes.filter(({ parameters }) => parameters.some((one) => one.in === 'query'));
  it.each(withQuery)('$name takes every query without failing (ASVS 1.2.4, 2.2.1, 15.3.7)', async (route) => {
    const names = route.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    const calls = names.flatMap((name) =>
      queries.map((odd) => ({
        route,
        address: `${filledPath(route.path)}?${encoded(odd.replaceAll('{}', name))}`,
      })),
    );
    expect(await failures(calls)).toEqual([]);
  });

  const withPath = apiRoutes.filter(({ parameters }) => parameters.some((one) => one.in === 'path'));
  it.each(withPath)('$name takes every path without failing (ASVS 1.2.4, 2.2.1)', async (route) => {
    const names = route.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    const calls = names.flatMap((name) =>
      texts.map((odd) => ({ route, address: encoded(filledPath(route.path, { [name]: odd })), body: '{}' })),
    );
    expect(await failures(calls)).toEqual([]);
  });

  const withJson = apiRoutes.filter(({ bodies }) => bodies['application/json']);
  it.each(withJson)('$name takes every body without failing (ASVS 1.5.2, 2.2.1, 15.3.5)', async (route) => {
    const schema = route.bodies['application/json']!;
    const sample = sampleOf(schema) as Record<string, unknown>;
    const address = filledPath(route.path);
    const changed = Object.keys(sample).flatMap((name) =>
      values.map((odd) => JSON.stringify({ ...(sampleOf(schema) as object), [name]: odd })),
    );
    const calls = [...oddBodies, ...changed].map((body) => ({ route, address, body }));
    expect(await failures(calls)).toEqual([]);
  });

  const withForm = apiRoutes.filter(({ bodies }) => bodies['multipart/form-data']);
  it.each(withForm)('$name takes every form without failing (ASVS 2.2.1, 5.2.1)', async (route) => {
    const fields = Object.keys(route.bodies['multipart/form-data']!.properties ?? { name: 1 });
    const wrong: string[] = [];
    const sendForm = async (what: string, body: string | FormData, headers: Record<string, string> = {}) => {
      const all = { ...headers, ...sessionOf(stage.people.admin) };
      const { status } = await send(stage.shop.url + filledPath(route.path), {
        method: route.method,
        body,
        headers: all,
      });
      if (status >= 500) wrong.push(`${status} ${what}`);
    };
    for (const odd of ['a\u0000b', "' OR 1=1 --", 'a'.repeat(10_000), '\u202e', '-1', '__proto__']) {
      const form = new FormData();
      for (const field of fields) form.append(field, odd);
      await sendForm(odd.slice(0, 20), form);
    }
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const cut of [
      '',
      '--x',
      '--x\r\n',
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
    ])
      await sendForm(JSON.stringify(cut), cut, multipart);
    await sendForm('no boundary', '--x--', { 'content-type': 'multipart/form-data' });
    expect(wrong).toEqual([]);
  });

  it('a body of a wrong type or size is refused (ASVS 4.1.1, 2.2.1; API4:2023)', async () => {
    const login = `${stage.shop.url}/api/auth/login`;
    const big = { ...jsonRequest('a'.repeat(140_000)), method: 'POST' };
    expect((await send(login, big)).status).toBe(413);
    const deep = { ...jsonRequest({}), method: 'POST', body: '['.repeat(60_000) + ']'.repeat(60_000) };
    expect((await send(login, deep)).status).toBe(413);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html']) {
      const body = JSON.stringify({ email: 'admin@mekong.example', password: 'Admin123!' });
      const seen = await send(login, { method: 'POST', body, headers: { 'content-type': type } });
      expect([type, seen.status]).toEqual([type, 415]);
    }
  });

  it('wildcards of LIKE are searched for as they are written (ASVS 1.2.4)', async () => {
    const { admin } = stage.people;
    for (const [path, list] of [
      ['/api/admin/users?q=', 'users'],
      ['/api/payment/admin-orders?q=', 'orders'],
      ['/api/admin/images?q=', 'images'],
      ['/api/admin/mails?q=', 'mails'],
    ] as const) {
      for (const wildcard of ['%25%25%25', '___', '%25_%25', '%5C%5C%5C']) {
        const { body } = await admin.call('GET', path + wildcard);
        expect([path, wildcard, body[list]]).toEqual([path, wildcard, []]);
      }
    }
  });

  it('an error tells nothing of the code or the database (ASVS 16.5.1)', async () => {
    const { visitor } = stage.people;
    for (const path of [
      '/api/products/%00',
      '/api/products?page=%27',
      '/api/nothing',
      '/images/..%2f..%2fx',
      '/api/%',
    ]) {
      const { body } = await visitor.call('GET', path);
      expect(JSON.stringify(body)).not.toMatch(/ at \S+:\d+|node_modules|SELECT |typeorm|\.ts\b|postgres/i);
    }
  });
}

/** Blanks and quotes encoded, percent signs left as they are. */
const encoded = (address: string) => address.replace(/[ '"<>]/g, (one) => encodeURIComponent(one));
