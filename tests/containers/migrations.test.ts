import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase, query } from '@mekong/testing';
import { buildBackend } from '../../infra/local/build.mjs';
import { commandOf } from '../support/process-shop.js';

it("the job's command migrates a database, and needs its address only", async () => {
  await buildBackend();
  const database = await createTestDatabase('payments');
  const [, ...args] = commandOf('payments');
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--migrate'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { NODE_ENV: 'production', DATABASE_URL: database.url },
  });
  expect(stdout).toBe('The database has the newest schema.\n');
  expect(await query(database.url, 'SELECT traceparent FROM payments')).toEqual([]);
  await database.drop();
});
