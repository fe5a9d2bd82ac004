import { readdir } from 'node:fs/promises';
import type { ServiceName } from '@mekong/contracts';
import { MessagingTables1700000000000 } from '@mekong/messaging';
import { KeptAnswers1764900000000 } from '@mekong/service-defaults';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

/** All migrations of a service in their order, those first that make its first tables. */
export async function migrationsOf(service: ServiceName): Promise<{ first: Migration[]; all: Migration[] }> {
  const folder = new URL(`../../services/${service}/src/migrations/`, import.meta.url);
  const files = (await readdir(folder)).filter((file) => /^\d+-.*\.ts$/.test(file)).sort();
  const own: Migration[] = [];
  // One after the other: Jest loads what several of them import for none but the first that asks.
  for (const file of files)
    own.push(Object.values((await import(new URL(file, folder).href)) as object)[0] as Migration);
  const first = [MessagingTables1700000000000, own[0]!];
  return { first, all: [...first, KeptAnswers1764900000000, ...own.slice(1)] };
}
