import pg from 'pg';

// Any number that no service takes for its own advisory locks; a running shop holds it for its whole life.
const lockKey = 1298492271;

/** A connection to the database `postgres` of a server on this machine. Rejects when the server refuses it. */
export async function connectLocally({ port, password }) {
  const client = new pg.Client(localUrl({ port, password }));
  // A server that ends while we are connected says so here; unheard it would end this process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The superuser's URL of a server on this machine. */
export function localUrl({ port, password }) {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** Takes the lock that says "a shop runs on this server" for the life of the connection. False when another has it. */
export async function tryRunningLock(client) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lockKey]);
  return rows[0].taken;
}
