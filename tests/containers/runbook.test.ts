import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase, query, waitFor } from '@mekong/testing';
import { DataSource } from 'typeorm';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The commands of a section of the runbook. */
async function commandsOf(section: string): Promise<string[]> {
  const runbook = await readFile(join(root, 'infra/README.md'), 'utf8');
  const [, text = ''] = runbook.split(new RegExp(`\n##+ ${section}\n`));
  return /```sh\n([^`]*)```/.exec(text)![1]!.split('\n');
}

it('the first command for Kubernetes makes a file of nothing but secrets, as kubectl reads it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-runbook-'));
  const [keys] = await commandsOf('Kubernetes');
  await promisify(execFile)('sh', ['-c', keys!.replace('keys.env', join(folder, 'keys.env'))], { cwd: root });
  const lines = (await readFile(join(folder, 'keys.env'), 'utf8')).trim().split('\n');
  expect(lines.filter((line) => !/^[A-Z_]+=\S/.test(line))).toEqual([]);
  await rm(folder, { recursive: true });
});

it('the command about what waits in PostgreSQL names who keeps a statement waiting', async () => {
  const [command] = await commandsOf('What waits in PostgreSQL');
  const [, sql] = /-c "(.*)"$/.exec(command!)!;
  const database = await createTestDatabase('waits');
  const db = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const [holder, waiter] = [db.createQueryRunner(), db.createQueryRunner()];
  await holder.startTransaction();
  await holder.query('CREATE TABLE IF NOT EXISTS notes ()');
  await holder.query('LOCK TABLE notes');
  const [{ pid }] = await holder.query('SELECT pg_backend_pid() AS pid');
  await waiter.startTransaction();
  const waits = waiter.query('CREATE TABLE notes ()').catch(() => undefined);
  const rows = async () => (await query(database.url, sql!)) as { pid: number; blocked_by: number[] }[];
  const blocked = await waitFor(async () => (await rows()).find((row) => row.blocked_by.length > 0));
  expect(blocked.blocked_by).toEqual([pid]);
  expect((await rows())[0]!.pid).toBe(pid);
  await holder.rollbackTransaction();
  await waits;
  await db.destroy();
  await database.drop();
});
