import pg from 'pg';

/** The rows that a statement answers, over a connection of its own. */
export async function query(url, statement) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
