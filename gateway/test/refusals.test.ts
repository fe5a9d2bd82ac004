import { jest } from '@jest/globals';
import { documentedPathOf } from '../src/routes/documented-routes.js';
import { isRefusal, Refusals, type Refusal } from '../src/proxy/refusals.js';

const aRefusal = (but: Partial<Refusal> = {}): Refusal => ({
  address: '10.1.1.1',
  method: 'POST',
  route: '/api/auth/login',
  status: 401,
  ...but,
});

/** The lines that these refusals leave, each after so many milliseconds. */
function linesOf(...refusals: [afterMs: number, refusal: Refusal][]): object[] {
  const lines: object[] = [];
  const noted = new Refusals({ warn: (line: object) => void lines.push(line) });
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  for (const [afterMs, refusal] of refusals) {
    now += afterMs;
    noted.note(refusal);
  }
  clock.mockRestore();
  return lines;
}

it('the route of a call is named without what its caller has sent', () => {
  expect(documentedPathOf('/api/auth/reset-password/a-secret')).toBe('/api/auth/reset-password/{token}');
  expect(documentedPathOf('/api/a-secret')).toBe('/api/*');
  expect(documentedPathOf('/images/a-secret')).toBe('/images/{file}');
});

describe('refused calls', () => {
  it('are logged with their network, route and user', () => {
    expect(linesOf([0, aRefusal({ status: 403, route: '/api/admin/users', userId: 'u1' })])).toEqual([
      {
        network: '10.1.1.1',
        method: 'POST',
        route: '/api/admin/users',
        status: 403,
        userId: 'u1',
        unlogged: 0,
      },
    ]);
  });

  it('of one network and route are logged once a minute, with the number of the others', () => {
    const lines = linesOf([0, aRefusal()], [10, aRefusal()], [10, aRefusal()], [60_000, aRefusal()]);
    expect(lines).toEqual([
      expect.objectContaining({ unlogged: 0 }),
      expect.objectContaining({ unlogged: 2 }),
    ]);
  });

  it('of thousands of networks within one /48 are logged four times a minute, with the number of the others', () => {
    const from = (n: number) => aRefusal({ address: `2001:db8:1:${n.toString(16)}::1` });
    const flood = Array.from({ length: 1_000 }, (_, n): [number, Refusal] => [0, from(n)]);
    const lines = linesOf(...flood, [61_000, from(1_000)]);
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatchObject({ unlogged: 996 });
  });

  it('of other networks and routes are logged too', () => {
    expect(
      linesOf(
        [0, aRefusal()],
        [0, aRefusal({ address: '10.1.1.2' })],
        [0, aRefusal({ route: '/api/products/bulk' })],
      ),
    ).toHaveLength(3);
  });

  it('are not calls that found nothing, or only asked whether somebody is logged in', () => {
    expect([401, 403, 429, 200, 404, 503].filter(isRefusal)).toEqual([401, 403, 429]);
    expect(linesOf([0, aRefusal({ route: '/api/auth/check-auth' })])).toEqual([]);
  });
});
