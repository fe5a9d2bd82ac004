import { createTestDatabase, lossyNetwork, query, waitFor } from '@mekong/testing';
import { PostgresListener } from '../src/index.js';

it('notifications arrive again after the network has lost the connection that listens', async () => {
  const database = await createTestDatabase('listening');
  const network = await lossyNetwork(database.url);
  const heard: string[] = [];
  let connected = 0;
  const listener = new PostgresListener(network.url, 'things', {
    onNotification: (payload) => heard.push(payload),
    onConnected: () => (connected += 1),
  });
  const tell = (what: string) => query(database.url, `SELECT pg_notify('things', $1)`, [what]);

  await listener.start();
  await tell('before');
  await waitFor(() => heard.includes('before'));
  network.loseOpen();
  await waitFor(() => connected === 2, { timeoutMs: 10_000, what: 'a new connection that listens' });
  await tell('after');
  await waitFor(() => heard.includes('after'));

  await listener.stop();
  await network.stop();
  await database.drop();
});

it('stops where the network has just lost its connection', async () => {
  const database = await createTestDatabase('listening');
  const network = await lossyNetwork(database.url);
  const listener = new PostgresListener(network.url, 'things', { onNotification() {}, onConnected() {} });
  await listener.start();
  network.loseOpen();
  await listener.stop();
  await network.stop();
  await database.drop();
});
