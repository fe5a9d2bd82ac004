import { aCertificate, encryptPostgres, query, startThrowAwayPostgres, waitFor } from '@mekong/testing';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { databaseModule, type ServiceConfig } from '../src/index.js';
import { OperationsModule } from '../src/http/operations.module.js';

let server: Awaited<ReturnType<typeof startThrowAwayPostgres>>;
/** The file with the authority that has signed the server's certificate. */
let authority: string;
let app: INestApplicationContext | undefined;

beforeAll(async () => {
  server = await startThrowAwayPostgres();
  authority = await encryptPostgres(server.url, await aCertificate());
});
afterEach(async () => {
  await app?.close();
  app = undefined;
});
afterAll(() => server.stop());

async function openWith(parameters: Record<string, string>): Promise<DataSource> {
  const url = new URL(server.url);
  url.hostname = 'localhost';
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const config = {
    DATABASE_URL: url.href,
    DATABASE_POOL: 3,
    STATEMENT_TIMEOUT_MS: 30_000,
  } as ServiceConfig;
  @Module({
    imports: [databaseModule(config, { name: 'secret', entities: [], migrations: [] }), OperationsModule],
  })
  class Secret {}
  app = await NestFactory.createApplicationContext(Secret, { logger: false, abortOnError: false });
  return app.get(DataSource);
}

/** Of each session of the service, whether nobody on the way can read it. */
async function sessions(): Promise<unknown[]> {
  const find = `SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name LIKE 'mekong-secret%'`;
  return (await query(server.url, find)).map(({ ssl }) => ssl);
}

it('every session is encrypted where the address of the database asks for it', async () => {
  const database = await openWith({ sslmode: 'verify-full', sslrootcert: authority });
  await Promise.all([1, 2, 3].map(() => database.query('SELECT pg_sleep(0.1)')));
  // The watch over the database has a session of its own.
  await waitFor(async () => (await sessions()).length > 3, { what: 'the watch' });
  expect(new Set(await sessions())).toEqual(new Set([true]));
});

it('a server whose certificate nobody vouches for is not spoken to', async () => {
  await expect(openWith({ sslmode: 'verify-full' })).rejects.toThrow(/self-signed certificate/);
  expect(await sessions()).toEqual([]);
});

it('without such a wish sessions are as the server has them by itself', async () => {
  const database = await openWith({});
  await database.query('SELECT 1');
  expect(new Set(await sessions())).toEqual(new Set([false]));
});
