import { natively } from '@mekong/testing';
import { repoRoot } from '../../infra/local/paths.mjs';

const { ESLint } = await natively<typeof import('eslint')>('eslint');
/** Reads the project's rules once for all tests. */
const eslint = new ESLint({ cwd: repoRoot });

/** SQL, and calls that read or write rows. */
const ofRepositories = [
  'export const find = prepared`SELECT 1`;',
  'export const search = planned`SELECT 1`;',
  "users.createQueryBuilder('u');",
  'export const byId = `SELECT id FROM products`;',
  'export const change = `UPDATE products SET stock = 0`;',
  "export const all = 'SELECT id FROM products';",
  'await tx.findOneBy(Brand, { id });',
  'await tx.save(brand);',
  'await dataSource.manager.update(Brand, { id }, brand);',
  'dataSource.getRepository(Brand);',
  "import { InjectRepository } from '@nestjs/typeorm';",
];

/** What opens a transaction, records an event or writes by a repository. */
const ofUseCases = [
  "import { Outbox } from '@mekong/messaging';",
  "import { newEvent } from '@mekong/messaging';",
  "import { staffActed } from '@mekong/messaging';",
  "import { DataSource } from 'typeorm';",
  'export class Thing { run = () => this.brands.remove(1); }',
  'export class Thing { run = () => this.brands.lockAll(); }',
];

/** The lines that a rule of the project's lint refuses in a file of this name. */
async function refusedIn(path: string, lines: string[], rule = 'no-restricted-syntax'): Promise<string[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: path });
  const refused = result!.messages.filter(({ ruleId }) => ruleId === rule);
  return [...new Set(refused.map(({ line }) => lines[line - 1]!))];
}

describe('lint', () => {
  it('refuses SQL and calls of entities outside of repositories', async () => {
    expect(await refusedIn('services/catalog/src/brands/planted.ts', ofRepositories)).toEqual(ofRepositories);
    expect(await refusedIn('services/catalog/src/brands/planted.repository.ts', ofRepositories)).toEqual([]);
  });

  it.each(['planted.repository.ts', 'planted.ts'])(
    'refuses rows whose type is only asserted in %s',
    async (name) => {
      const asserting = [
        'const rows: Row[] = await tx.query(`SELECT 1`);',
        'await this.dataSource.query(`DELETE FROM brands`);',
        'await write(tx, brand as never);',
      ];
      expect(await refusedIn(`services/catalog/src/brands/${name}`, asserting)).toEqual(asserting);
    },
  );

  it.each(['controller', 'job'])('refuses a write in a %s', async (kind) => {
    const lines = [...ofRepositories, ...ofUseCases];
    expect(await refusedIn(`services/catalog/src/brands/planted.${kind}.ts`, lines)).toEqual(lines);
  });

  it('refuses a query without a schema', async () => {
    const faulty = [
      'export class A { a(@Query() query: unknown) {} }',
      "export class B { b(@Query('page') page: string) {} }",
    ];
    const valid = 'export class C { c(@Query({ schema: dto.pageQuery }) query: dto.PageQuery) {} }';
    expect(await refusedIn('services/catalog/src/brands/planted.controller.ts', [...faulty, valid])).toEqual(
      faulty,
    );
  });

  it('refuses transactions that repositories open', async () => {
    const opened = [
      'await this.dataSource.transaction((tx) => this.save(tx));',
      'const runner = dataSource.createQueryRunner();',
      'await runner.startTransaction();',
    ];
    expect(await refusedIn('services/catalog/src/brands/planted.repository.ts', opened)).toEqual(opened);
    expect(await refusedIn('services/catalog/src/brands/planted.ts', opened)).toEqual([]);
  });

  it.each(['planted.repository.ts', 'planted.ts'])('refuses functions beside a class in %s', async (name) => {
    const functions = [
      'export function isTaken() {}',
      'export async function lock() {}',
      'export const key = () => 1;',
    ];
    const others = ['export const most = 10;', 'function own() {}', 'export interface Row {}'];
    const path = `services/catalog/src/brands/${name}`;
    const beside = '@Injectable() export class Thing {}';
    expect(await refusedIn(path, [...functions, ...others, beside])).toEqual(functions);
    expect(await refusedIn(path, [...functions, ...others])).toEqual([]);
  });

  it('refuses dollars in repositories', async () => {
    const dollars = [
      'export const revenue = `sum(cents) / 100 AS revenue`;',
      "export const price = 'price_cents / 100.0::float8';",
      'export const inDollars = (cents) => cents / 100;',
    ];
    expect(await refusedIn('services/catalog/src/brands/planted.repository.ts', dollars)).toEqual(dollars);
    expect(await refusedIn('services/catalog/src/brands/views.ts', dollars.slice(2))).toEqual([]);
  });

  it('lets use cases write', async () => {
    expect(await refusedIn('services/catalog/src/brands/planted.ts', ofUseCases)).toEqual([]);
  });

  it('refuses Khmer texts with other placeholders, with Khmer digits, and empty ones', async () => {
    const faulty = ["'{count} left': 'នៅសល់',", "'Top 10': 'កំពូល ១០',", "Cart: ' ',"];
    const texts = ['export const planted = {', "'{count} more': '{count} ទៀត',", ...faulty, '};'];
    expect(await refusedIn('frontend/src/lib/i18n/km/planted.ts', texts, 'mekong/khmer-texts')).toEqual(
      faulty,
    );
  });

  it('refuses limits of waiting that do not grow with the machine', async () => {
    const fixed = [
      'await page.locator("main").waitFor({ timeout: 60_000 });',
      'await fetch(url, { signal: AbortSignal.timeout(2_000) });',
    ];
    const growing = fixed.map((line) => line.replace(/([\d_]+)(?= \}|\))/, 'patient($1)'));
    expect(await refusedIn('tests/journeys/planted.test.ts', [...fixed, ...growing])).toEqual(fixed);
  });
});
