import { readFileSync } from 'node:fs';
import { publicReadOf } from '../src/routes/index.js';

type Json = ReturnType<typeof JSON.parse>;
const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));

const operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Json>(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method,
    path,
    ...operation,
  })),
);
const named = (name: string) => operations.find((one) => one.name === name)!;
const without = (fits: (operation: Json) => boolean) =>
  operations.filter((one) => !fits(one)).map((one) => one.name);
const typesOf = (name: string) => Object.keys(named(name).responses[200].content);
const allow = (status: number) => (operation: Json) => String(status) in operation.responses;

describe('the document of the API', () => {
  it('requires no header that a caller need not send', () => {
    const required = operations.flatMap(({ name, parameters = [] }) =>
      parameters
        .filter((one: Json) => one.in === 'header' && one.required)
        .map((one: Json) => `${name} ${one.name}`),
    );
    expect(required).toEqual([]);
    const headers = operations.flatMap(({ parameters = [] }) => parameters.map((one: Json) => one.name));
    expect(headers).not.toContain('authorization');
  });

  it.each([429, 503])('names the header of every %s that says when to ask again', (status) => {
    const answerOf = ({ responses }: Json) => {
      const answer = responses[status];
      return answer?.$ref ? document.components.responses[answer.$ref.split('/').at(-1)] : answer;
    };
    expect(without((one) => answerOf(one)?.headers?.['Retry-After'] !== undefined)).toEqual([]);
  });

  it('says of which answers the ETag can be asked with again', () => {
    const isKept = ({ method, path, security }: Json) =>
      method === 'get' && security.length === 0 && publicReadOf(path) !== undefined;
    const isTagged = ({ responses }: Json) =>
      responses[304] !== undefined && responses[200].headers.ETag !== undefined;
    expect(without((one) => isKept(one) === isTagged(one))).toEqual([]);
    expect(isTagged(named('GET /api/products'))).toBe(true);
  });

  it('names the session where one is needed, and nowhere else', () => {
    expect(without(({ security }) => Array.isArray(security))).toEqual([]);
    expect(named('GET /api/user/my-orders').security).toEqual([{ session: [] }]);
    expect(named('GET /api/products').security).toEqual([]);
    expect(named('POST /api/auth/invitations/{token}').security).toEqual([]);
    expect(named('POST /api/admin/invitations').security).toEqual([{ session: [] }]);
    expect(without(({ security, responses }) => security.length === 0 || 401 in responses)).toEqual([]);
  });

  it('says who may call each route', () => {
    expect(named('GET /api/products').description).toBe('For everybody.');
    expect(named('GET /api/account/sessions').description).toBe('For whoever is logged in.');
    expect(named('GET /api/admin/users').description).toBe('For staff: admin, support.');
  });

  it('has the statuses with which the gateway refuses calls of each kind', () => {
    for (const status of [400, 414, 429, 503]) expect(without(allow(status))).toEqual([]);
    expect(without((one) => !one.path.includes('{') || allow(404)(one))).toEqual([]);
    for (const status of [403, 413, 415])
      expect(without((one) => one.method === 'get' || allow(status)(one))).toEqual([]);
  });

  it('describes the event stream and files as what they are, with their refusals', () => {
    expect(typesOf('GET /api/notifications/stream')).toEqual(['text/event-stream']);
    expect(typesOf('GET /images/{file}')).toEqual(['image/webp']);
    expect(typesOf('GET /api/reports/{kind}/file')).toHaveLength(2);
    const files = operations.filter((one) => /(\.csv|\/file)$/.test(one.path));
    expect(files.map((one) => one.name).length).toBeGreaterThan(4);
    for (const one of files) {
      expect(Object.keys(one.responses[200].content)[0]).toMatch(/^(text\/csv|application\/vnd\.)/);
      expect(Object.keys(one.responses)).toEqual(expect.arrayContaining(['401', '403']));
    }
    const bare = operations.filter(({ responses }) => responses[200] && !responses[200].content);
    expect(bare.map((one) => one.name)).toEqual([]);
  });

  it('shares the problems that have no members of their own', () => {
    const problems = operations.flatMap(({ responses }) => Object.values<Json>(responses));
    const own = problems.filter(({ content }) => content?.['application/problem+json']?.schema.$ref);
    expect(own).toEqual([]);
  });
});
