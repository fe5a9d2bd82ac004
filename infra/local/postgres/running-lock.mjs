import pg from 'pg';

// An advisory lock that a shop holds while it runs; no service uses this number for its own locks.
const lockKey = 1298492271;

/** A connection to the database `postgres` of a server on this machine. Rejects when the server refuses it. */
export async function connectLocally({ port, password }) {
  const client = new pg.Client(localUrl({ port, password }));
  // Emitted when the server ends while we are connected; without a listener this process would end.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The superuser's URL of a server on this machine. */
export function localUrl({ port, password }) {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** Takes the lock of a running shop for the life of the connection. False when another shop has it. */
export async function tryRunningLock(client) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lockKey]);
  return rows[0].taken;
}
