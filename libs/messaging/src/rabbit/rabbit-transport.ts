import type { Metrics } from '@mekong/service-defaults';
import type { DataSource } from 'typeorm';
import type { MessagingOptions } from '../messaging.options.js';
import type { NewEvent } from '../outbox/new-event.js';
import { Outbox } from '../outbox/outbox.js';
import { askBroker, type Transport } from '../transport.js';
import { OwnQueues } from './own-queues.js';
import { RabbitConnection } from './rabbit-connection.js';
import { RabbitDeadLetters } from './rabbit-dead-letters.js';
import { RabbitPublisher } from './rabbit-publisher.js';
import { RabbitServer } from './rabbit-server.js';

/** Events over RabbitMQ, for services in processes of their own. */
export function overRabbit(
  options: MessagingOptions & { amqpUrl: string },
  dataSource: DataSource,
  metrics: Metrics,
): Transport {
  const connection = new RabbitConnection(options.amqpUrl, `mekong-${options.service}`);
  // A broker that is short of memory or disk reads nothing more from whoever publishes: acknowledgements have a way of their own.
  const publishing = new RabbitConnection(options.amqpUrl, `mekong-${options.service} publisher`, 'quiet');
  const ownQueues = new OwnQueues(options.service, publishing);
  const publish = (...events: NewEvent[]) => new Outbox(options).record(dataSource.manager, ...events);
  const server = new RabbitServer(options, dataSource, metrics, connection, ownQueues, publish);
  metrics.measure('broker_connected', '1 while the broker answers, else 0', () =>
    askBroker(server.countWaiting()).then(
      () => 1,
      () => 0,
    ),
  );
  return {
    publisher: new RabbitPublisher(options, publishing, () => connection.close()),
    server,
    deadLetters: new RabbitDeadLetters(options.service, connection, ownQueues, dataSource),
  };
}
