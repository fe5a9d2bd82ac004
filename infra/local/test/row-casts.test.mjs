import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countRowCasts, ratchetFaults, rowCastsIn } from '../row-casts.mjs';

it.each([
  'const rows: Row[] = await tx.query(`SELECT 1`);',
  'const [row] = await this.db.query<Row>(`SELECT 1`);',
  'const rows = () => tx.query(`SELECT 1`);',
  'const rows = await this.sql.queryPlanned<Row>(`SELECT 1`);',
  'await tx.insert(User, user as never);',
])('`%s` asserts the type of rows', (source) => {
  expect(countRowCasts(source)).toBe(1);
});

it.each([
  'await tx.query(`DELETE FROM users`);',
  'await find(tx, [id]);',
  'const find = prepared<Row>`SELECT 1`;',
  'const { query } = request;',
  'const row = answer as Row;',
])('`%s` does not', (source) => {
  expect(countRowCasts(source)).toBe(0);
});

describe('the ratchet', () => {
  it('fails with one more than there may be, and with fewer until the number is lowered', () => {
    expect(ratchetFaults({ auth: 2, orders: 3 }, { auth: 2, orders: 3 })).toEqual([]);
    expect(ratchetFaults({ auth: 3, orders: 3 }, { auth: 2, orders: 3 })).toEqual([
      expect.stringMatching(/^auth has 3 .* 2 at most/),
    ]);
    expect(ratchetFaults({ auth: 1, orders: 3 }, { auth: 2, orders: 3 })).toEqual([
      expect.stringMatching(/^auth has only 1 .* write this number/),
    ]);
    expect(ratchetFaults({ auth: 2, orders: 3, carts: 1 }, { auth: 2, orders: 3 })).toHaveLength(1);
  });

  it('counts the sources of each service without tests and migrations', () => {
    const services = mkdtempSync(join(tmpdir(), 'mekong-services-'));
    const planted = 'const rows = await tx.query(`SELECT 1`);\n';
    mkdirSync(join(services, 'auth/src/migrations'), { recursive: true });
    for (const name of ['a.ts', 'a.test.ts', 'migrations/a.ts'])
      writeFileSync(join(services, 'auth/src', name), planted);
    expect(rowCastsIn(services)).toEqual({ auth: 1 });
    rmSync(services, { recursive: true });
  });
});
