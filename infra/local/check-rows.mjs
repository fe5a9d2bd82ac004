import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBackend } from './build.mjs';
import { repoRoot } from './paths.mjs';
import { ensureDatabases } from './postgres/databases.mjs';
import { startPostgres } from './postgres/start-postgres.mjs';
import { openDescriber } from './rows/describe.mjs';
import { faultsOf } from './rows/faults.mjs';
import { statementsIn } from './rows/statements.mjs';

/** The libraries' tables are in each service's database. */
const libraries = 'payments';

/** Compares the rows of all prepared statements with the databases as the migrations make them; prints what differs. */
async function main() {
  await buildBackend();
  const { serviceNames } = await import('@mekong/contracts');
  const dataDir = join(tmpdir(), `mekong-rows-${randomBytes(6).toString('hex')}`);
  const postgres = await startPostgres({ dataDir, isThrowAway: true, log: () => {} });
  try {
    const urls = await migrated(postgres.url, serviceNames);
    const { statements, checker } = statementsIn(repoRoot, sources(serviceNames));
    const describers = Object.fromEntries(
      await Promise.all(
        serviceNames.map(async (name) => /** @type {const} */ ([name, await openDescriber(urls[name])])),
      ),
    );
    for (const statement of statements) {
      const [, service = libraries] = /^services\/(\w+)\//.exec(statement.place) ?? [];
      for (const fault of await faultsOf(statement, describers[service], checker)) {
        console.log(`${statement.place}: ${fault}`);
        process.exitCode = 1;
      }
    }
    await Promise.all(Object.values(describers).map(({ close }) => close()));
  } finally {
    await postgres.stop();
  }
}

async function migrated(serverUrl, names) {
  const urls = await ensureDatabases(serverUrl, names);
  const { migrateDatabase } = await import('@mekong/service-defaults');
  for (const name of names) {
    const { AppModule } = await import(`../../services/${name}/dist/app.module.js`);
    await migrateDatabase({ DATABASE_URL: urls[name] }, AppModule.database);
  }
  return urls;
}

/** The sources of the services and the libraries, but for tests and migrations, which are history. */
const sources = (names) =>
  [...names.map((name) => `services/${name}/src`), 'libs/messaging/src', 'libs/service-defaults/src'].flatMap(
    (folder) =>
      readdirSync(join(repoRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.test)\.ts$/.test(path) && !/migration/.test(path))
        .map((path) => join(repoRoot, folder, path)),
  );

await main();
// What the services' modules have begun would keep the process running.
process.exit();
