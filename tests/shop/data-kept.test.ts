import { readdirSync, readFileSync } from 'node:fs';
import { serviceNames, type ServiceName } from '@mekong/contracts';
import { MessagingTables1700000000000 } from '@mekong/messaging';
import { KeptAnswers1764900000000, KeysOfDay1766000000000 } from '@mekong/service-defaults';
import { createTestDatabase } from '@mekong/testing';
import { DataSource } from 'typeorm';

type Migrations = (new () => object)[];

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/data-kept.md', root), 'utf8');

/** The tables that the page lists under this heading. */
function listedUnder(heading: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, table]) => table!);
}

async function tablesOf(service: ServiceName): Promise<string[]> {
  const folder = new URL(`services/${service}/src/migrations/`, root);
  // Migrations are named by their time; beside them are parts of one.
  const files = readdirSync(folder).filter((file) => /^\d/.test(file));
  const migrations: Migrations = [];
  // One after the other: Jest loads what several of them import for none but the first that asks.
  for (const file of files)
    migrations.push(...(Object.values((await import(new URL(file, folder).href)) as object) as Migrations));
  const database = await createTestDatabase(service);
  const db = await new DataSource({
    type: 'postgres',
    url: database.url,
    migrations: [
      MessagingTables1700000000000,
      KeptAnswers1764900000000,
      KeysOfDay1766000000000,
      ...migrations,
    ],
    migrationsRun: true,
    migrationsTransactionMode: 'each',
  }).initialize();
  const rows: { name: string }[] = await db.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migrations'`,
  );
  await db.destroy();
  await database.drop();
  return rows.map(({ name }) => name);
}

it.each(serviceNames)(
  'every table of %s says how long it is kept, and no other is listed',
  async (service) => {
    const listed = [...listedUnder('Every service'), ...listedUnder(service)];
    expect(listed.sort()).toEqual((await tablesOf(service)).sort());
  },
);
