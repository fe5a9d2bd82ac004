import { Injectable, Module, type INestApplication, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { subscriptions, type ServiceName, type ShopEvent } from '@mekong/contracts';
import {
  IdentityModule,
  Metrics,
  OperationsModule,
  PipeliningClient,
  readConfig,
  serviceConfig,
} from '@mekong/service-defaults';
import { createTestDatabase, query, serviceEnv, waitFor } from '@mekong/testing';
import { DataSource, type EntityManager } from 'typeorm';
import {
  connectEvents,
  DEAD_LETTERS,
  MessagingModule,
  MessagingTables1700000000000,
  newEvent,
  oneByOne,
  Outbox,
  type DeadLetter,
  type DeadLetters,
  type EventHandler,
  type EventHandlers,
  type InProcessBus,
} from '../src/index.js';
import { PartState } from '../src/part-state.js';
import { PUBLISHER, type Publisher } from '../src/publisher.js';

type StockChanged = ShopEvent<'stock.changed.v1'>;
/** The event of these tests: a product has so many pieces. */
export const stockEvent = (product_id: number, available = 1) =>
  newEvent('stock.changed.v1', product_id, { product_id, available, held: 0, version: 1 });
export type Handler = (event: StockChanged, tx: EntityManager) => Promise<void>;

export interface TestService {
  databaseUrl: string;
  publisher: Publisher;
  deadLetters: DeadLetters;
  dataSource: DataSource;
  outbox: Outbox;
  metrics: Metrics;
  state: PartState;
  /** Records the events in one transaction; throws after that if `andThen` does. */
  record(events: Parameters<Outbox['record']>[1][], andThen?: () => void): Promise<void>;
  /** Waits for the first dead letter; answers all. */
  firstDeadLetters(): Promise<DeadLetter[]>;
  stop(): Promise<void>;
}

interface Transport {
  amqpUrl?: string;
  /** The addresses of the services' own users on a prepared broker. */
  amqpUrls?: Record<'orders' | 'catalog', string>;
  bus?: InProcessBus;
}

async function start<S extends 'orders' | 'catalog'>(
  name: S,
  transport: Transport,
  events: Type<EventHandlers<S>>,
  databaseUrl?: string,
): Promise<TestService> {
  const database = databaseUrl
    ? { url: databaseUrl, drop: async () => undefined }
    : await createTestDatabase(`messaging_${name}`);
  const config = readConfig(serviceConfig, serviceEnv(database.url, brokerEnv(name, transport)));
  const typeorm = TypeOrmModule.forRoot({
    type: 'postgres',
    extra: { Client: PipeliningClient },
    url: database.url,
    migrations: [MessagingTables1700000000000],
    migrationsRun: true,
  });

  @Module({
    imports: [
      typeorm,
      MessagingModule.register(name, config, transport.bus),
      IdentityModule.register(config),
      OperationsModule,
    ],
    providers: [events],
  })
  class TestModule {}

  const app: INestApplication = await NestFactory.create(TestModule, new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  await app.get(DataSource).query('CREATE TABLE IF NOT EXISTS effects (product_id int, available int)');
  await connectEvents<S>(app, events);
  await app.init();
  const deadLetters = app.get<DeadLetters>(DEAD_LETTERS);
  return {
    databaseUrl: database.url,
    publisher: app.get<Publisher>(PUBLISHER),
    deadLetters,
    dataSource: app.get(DataSource),
    outbox: app.get(Outbox),
    metrics: app.get(Metrics),
    state: app.get(PartState),
    firstDeadLetters: async () => {
      await waitFor(async () => (await deadLetters.list()).length > 0, { what: 'a dead letter' });
      return deadLetters.list();
    },
    record: (events, andThen) =>
      app.get(DataSource).transaction(async (tx) => {
        await app.get(Outbox).record(tx, ...events);
        andThen?.();
      }),
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
}

function brokerEnv(name: 'orders' | 'catalog', { amqpUrl, amqpUrls }: Transport): Record<string, string> {
  if (amqpUrls) return { AMQP_URL: amqpUrls[name], BROKER_PREPARED: 'true' };
  return amqpUrl ? { AMQP_URL: amqpUrl } : {};
}

/** Handlers that do nothing, for events that these tests do not send. */
function ignoring<S extends ServiceName>(service: S): EventHandlers<S>['handlers'] {
  const nothing: EventHandler = async () => undefined;
  const handlers = subscriptions[service].map((type) => [type, nothing] as const);
  return Object.fromEntries(handlers) as unknown as EventHandlers<S>['handlers'];
}

@Injectable()
class IgnoringAll implements EventHandlers<'orders'> {
  readonly handlers = ignoring('orders');
}

/** A service of which only the events that it writes matter. */
export const aProducer = (transport: Transport): Promise<TestService> =>
  start('orders', transport, IgnoringAll);

/** A service that handles these types. */
export async function aConsumerOf(
  transport: Transport,
  handlers: Partial<EventHandlers<'catalog'>['handlers']>,
  databaseUrl?: string,
): Promise<TestService> {
  @Injectable()
  class TestEvents implements EventHandlers<'catalog'> {
    readonly handlers = { ...ignoring('catalog'), ...handlers };
  }
  return start('catalog', transport, TestEvents, databaseUrl);
}

/** A service whose handler of stock.changed is `handle`, which gets events in batches. */
export const aBatchConsumer = (
  transport: Transport,
  handle: EventHandler<'stock.changed.v1'>,
  databaseUrl?: string,
): Promise<TestService> => aConsumerOf(transport, { 'stock.changed.v1': handle }, databaseUrl);

/** A service whose handler of stock.changed is `handle`, one event at a time, in the inbox's transaction. */
export const aConsumer = (
  transport: Transport,
  handle: Handler = keepEffect,
  databaseUrl?: string,
): Promise<TestService> =>
  aBatchConsumer(
    transport,
    oneByOne((tx, event) => handle(event, tx)),
    databaseUrl,
  );

/** The usual handler of these tests: writes one row an event. */
export const keepEffect: Handler = async ({ data }, tx) => {
  await tx.query('INSERT INTO effects VALUES ($1, $2)', [data.product_id, data.available]);
};

/** What the handlers have written, by product. */
export async function effectsOf(service: TestService, productId: number): Promise<number[]> {
  const rows = await query(service.databaseUrl, 'SELECT available FROM effects WHERE product_id = $1', [
    productId,
  ]);
  return rows.map((row) => row.available as number);
}

/** The data of the events by which the service announced its dead letters. */
export async function announcedDeadLettersOf(service: TestService): Promise<unknown[]> {
  const rows = await query(
    service.databaseUrl,
    `SELECT envelope->'data' AS data FROM outbox WHERE type = 'event.dead-lettered.v1'`,
  );
  return rows.map(({ data }) => data);
}

/** How many events the service has recorded that the broker does not have yet. */
export async function unsentOf({ databaseUrl }: TestService): Promise<number> {
  const count = 'SELECT count(*)::int AS events FROM outbox WHERE published_at IS NULL';
  return Number((await query(databaseUrl, count))[0]!.events);
}

/** The transaction that a handler was given. */
export async function transactionOf(tx: EntityManager): Promise<string> {
  const [row] = await tx.query('SELECT pg_current_xact_id()::text AS id');
  return row.id;
}

/** How many events of this type the service has counted, by result. */
export async function countsOf({ metrics }: TestService, type: string): Promise<Record<string, number>> {
  const { values } = await metrics.eventsHandled.get();
  return Object.fromEntries(
    values.filter(({ labels }) => labels.type === type).map(({ labels, value }) => [labels.result, value]),
  );
}
