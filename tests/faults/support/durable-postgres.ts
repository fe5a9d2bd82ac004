import { execFile } from 'node:child_process';
import { appendFile, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { query, waitFor } from '@mekong/testing';
import { startPostgres } from '../../../infra/local/postgres/start-postgres.mjs';

export interface DatabaseServer {
  url: string;
  /** kill -9 of one of its processes: PostgreSQL then ends all connections and recovers from its log. */
  crash(): Promise<void>;
  /** Ends all connections of the shop. */
  endConnections(): Promise<void>;
  /** Stops it, and starts it again at the same address. */
  restart(): Promise<void>;
  /** Copies all databases as of one point in time while they are in use; answers the folder to start another server from. */
  backUp(): Promise<string>;
  /** From now on all that changes is kept in this folder too, at the latest after some seconds. */
  archiveTo(folder: string, seconds: number): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

const run = promisify(execFile);
const ofTheShop = `FROM pg_stat_activity WHERE application_name LIKE 'mekong-%'`;

/** Unlike the one that tests share, it keeps all that was committed when it crashes. */
export async function startDurablePostgres(dataDir = newFolder()): Promise<DatabaseServer> {
  const start = (port?: number) => startPostgres({ dataDir, port, log: () => undefined });
  let server = await start();
  const { url } = server;
  const isDone = async () =>
    (await query(url, 'SELECT pg_is_in_recovery() AS goes_on'))[0]?.goes_on === false;
  await waitFor(isDone, { timeoutMs: 60_000, what: 'the end of the recovery' });
  return {
    url,
    crash: async () => {
      // It may still recover from the crash before.
      const pid = await waitFor(
        async () => (await query(url, `SELECT pid ${ofTheShop} LIMIT 1`))[0]?.pid as number | undefined,
        { what: 'a connection of the shop to the database' },
      );
      process.kill(pid, 'SIGKILL');
    },
    endConnections: async () => void (await query(url, `SELECT pg_terminate_backend(pid) ${ofTheShop}`)),
    restart: async () => {
      await server.stop();
      server = await start(Number(new URL(url).port));
    },
    backUp: () => backUp(url, dataDir),
    archiveTo: async (folder, seconds) => {
      await ownAsTheServer(folder, dataDir);
      const settings = {
        archive_mode: 'on',
        archive_timeout: `${seconds}s`,
        archive_command: `test ! -f ${folder}/%f && cp %p ${folder}/.%f && mv ${folder}/.%f ${folder}/%f`,
      };
      for (const [name, value] of Object.entries(settings))
        await query(url, `ALTER SYSTEM SET ${name} = '${value}'`);
      await server.stop();
      server = await start(Number(new URL(url).port));
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let made = 0;
function newFolder(): string {
  made += 1;
  return join(tmpdir(), `mekong-faults-${process.pid}-${Date.now()}-${made}`);
}

/** As pg_basebackup does, by the same functions: https://www.postgresql.org/docs/current/continuous-archiving.html */
async function backUp(url: string, dataDir: string): Promise<string> {
  const copy = newFolder();
  const [from, to] = [dataDir, copy].map((folder) => join(folder, 'postgres', 'data')) as [string, string];
  await mkdir(join(copy, 'postgres'), { recursive: true });
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`SELECT pg_backup_start('copy', fast => true)`);
  await copyInUse(from, to);
  const stop = 'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)';
  const { labelfile } = (await client.query<{ labelfile: string }>(stop)).rows[0]!;
  await client.end();
  // What was written meanwhile: with it the copied files become consistent.
  await copyInUse(`${from}/pg_wal/.`, join(to, 'pg_wal'));
  const label = join(to, 'backup_label');
  await writeFile(label, labelfile);
  await ownAsTheServer(label, copy);
  await rm(join(to, 'postmaster.pid'), { force: true });
  await run('cp', ['-a', join(dataDir, 'secrets'), copy]);
  return copy;
}

/**
 * Lets a server that is started from a backup go on by an archive, to a time or to the archive's end, as
 * [the runbook](../../../infra/README.md#back-to-a-point-in-time) says.
 */
export async function goOnTo(time: string | undefined, backup: string, archive: string): Promise<void> {
  const data = join(backup, 'postgres', 'data');
  const settings = {
    archive_mode: 'off',
    restore_command: `cp ${archive}/%f %p`,
    ...(time && { recovery_target_time: time, recovery_target_action: 'promote' }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(data, 'postgresql.auto.conf'), lines.join(''));
  await writeFile(join(data, 'recovery.signal'), '');
  await ownAsTheServer(join(data, 'recovery.signal'), backup);
}

/** The server runs as a user of its own. */
async function ownAsTheServer(path: string, dataDir: string): Promise<void> {
  const { uid, gid } = await stat(join(dataDir, 'postgres', 'data'));
  await chown(path, uid, gid);
}

/** Files may vanish while they are being copied. */
async function copyInUse(from: string, to: string): Promise<void> {
  await run('cp', ['-a', from, to]).catch((error: { stderr: string }) => {
    const others = error.stderr.split('\n').filter((line) => line && !line.includes('No such file'));
    if (others.length > 0) throw error;
  });
}
