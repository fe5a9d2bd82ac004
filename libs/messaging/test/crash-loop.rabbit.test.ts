import { createTestDatabase, createTestVhost, query, waitFor, type TestVhost } from '@mekong/testing';
import { oneByOne } from '../src/index.js';
import { aDoorTo } from './door.js';
import {
  aBatchConsumer,
  aProducer,
  effectsOf,
  keepEffect,
  unsentOf,
  type TestService,
  stockEvent,
} from './test-services.js';

const deadly = 7;
const none = -1;
const innocent = Array.from({ length: 300 }, (_, place) => place + 101);

/** A life of a service whose process ends at one event: for the broker its connection does, and nothing was written. */
async function aLife({ amqpUrl }: TestVhost, databaseUrl: string, ending = deadly) {
  const door = await aDoorTo({ amqpUrl });
  let isOver = false;
  const keepAll = oneByOne<'stock.changed.v1'>((tx, event) => keepEffect(event, tx));
  const service = await aBatchConsumer(
    door,
    async (tx, events) => {
      if (events.some(({ data }) => data.product_id === ending)) {
        isOver = true;
        door.stop();
      }
      if (isOver) throw new Error('the process is gone');
      await keepAll(tx, events);
    },
    databaseUrl,
  );
  return { service, isOver: () => isOver, stop: () => door.stop() };
}

it('an event that ends the process every time becomes a dead letter alone, to be replayed, and all beside it are handled', async () => {
  const vhost = await createTestVhost();
  const database = await createTestDatabase('crash_loop');
  const producer = await aProducer(vhost);
  await producer.record([...innocent.slice(0, 6), deadly, ...innocent.slice(6)].map((id) => stockEvent(id)));
  await waitFor(async () => (await unsentOf(producer)) === 0, { what: 'all events to be sent' });

  const gone: TestService[] = [];
  let life = await aLife(vhost, database.url);
  const isDone = async () => {
    const [handled] = await query(database.url, 'SELECT count(*)::int AS events FROM effects');
    const letters = await life.service.deadLetters.list().catch(() => []);
    return Number(handled!.events) + letters.length > innocent.length;
  };
  const oneLifeAfterTheOther = async () => {
    if (life.isOver()) {
      gone.push(life.service);
      life = await aLife(vhost, database.url);
    }
    return isDone();
  };
  await waitFor(oneLifeAfterTheOther, { what: 'every event to be dealt with', timeoutMs: 60_000 });

  const letters = await life.service.deadLetters.list();
  expect(letters).toMatchObject([
    { reason: 'its handling ended 6 times without an answer', event: { data: { product_id: deadly } } },
  ]);
  for (const id of innocent) expect(await effectsOf(life.service, id)).toEqual([1]);

  // Once its handling is mended, it is handled like any other.
  await life.service.stop();
  life.stop();
  life = await aLife(vhost, database.url, none);
  await waitFor(async () => (await life.service.state.read()).isBrokerThere, { what: 'the broker' });
  await life.service.deadLetters.replay(letters[0]!.id);
  await waitFor(async () => (await effectsOf(life.service, deadly)).length > 0, { what: 'its effect' });
  await Promise.all([producer, life.service, ...gone].map((service) => service.stop()));
  life.stop();
  await vhost.drop();
  await database.drop();
});
