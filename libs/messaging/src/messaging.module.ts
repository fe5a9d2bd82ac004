import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import type { ServiceName } from '@mekong/contracts';
import { Metrics, type ServiceConfig } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { DEAD_LETTERS } from './dead-letter.js';
import { DeadLettersController } from './dead-letters.controller.js';
import { DropDeadLetter } from './drop-dead-letter.js';
import { EventServer } from './handling/event-server.js';
import type { InProcessBus } from './in-process/in-process-bus.js';
import { InProcessPublisher } from './in-process/in-process-publisher.js';
import { InProcessServer } from './in-process/in-process-server.js';
import { StoredDeadLetters } from './in-process/stored-dead-letters.js';
import { MESSAGING, type MessagingOptions } from './messaging.options.js';
import { CleaningJob } from './outbox/cleaning.job.js';
import { Outbox } from './outbox/outbox.js';
import { Relay } from './outbox/relay.js';
import { SettledUntil } from './outbox/settled-until.js';
import { StaffEdits } from './outbox/staff-edits.js';
import { PartState } from './part-state.js';
import { PartStateController } from './part-state.controller.js';
import { PUBLISHER } from './publisher.js';
import { ReplayDeadLetters } from './replay-dead-letters.js';
import { TakeUpUnhandledJob } from './take-up-unhandled.job.js';
import type { Transport } from './transport.js';

const TRANSPORT = Symbol('TRANSPORT');

function inProcess(
  options: MessagingOptions & { bus: InProcessBus },
  dataSource: DataSource,
  metrics: Metrics,
): Transport {
  const deadLetters = new StoredDeadLetters(options.service, dataSource, new Outbox(options));
  return {
    publisher: new InProcessPublisher(options.bus),
    server: new InProcessServer(options, dataSource, metrics, options.bus, deadLetters),
    deadLetters,
  };
}

async function openTransport(
  options: MessagingOptions,
  dataSource: DataSource,
  metrics: Metrics,
): Promise<Transport> {
  const { amqpUrl, bus } = options;
  if (amqpUrl) {
    // Loaded late: without a broker nobody waits for its client.
    const { overRabbit } = await import('./rabbit/rabbit-transport.js');
    return overRabbit({ ...options, amqpUrl }, dataSource, metrics);
  }
  if (bus) return inProcess({ ...options, bus }, dataSource, metrics);
  throw new Error('AMQP_URL is required where the service runs in a process of its own');
}

/** Outbox, relay, inbox and the transport of one service. */
@Global()
@Module({})
export class MessagingModule {
  static register(service: ServiceName, config: ServiceConfig, bus?: InProcessBus): DynamicModule {
    const options: MessagingOptions = {
      service,
      amqpUrl: config.AMQP_URL,
      bus,
      isBrokerPrepared: config.BROKER_PREPARED,
      retryDelaysMs: config.EVENT_RETRY_DELAYS_MS,
    };
    return {
      module: MessagingModule,
      imports: [ScheduleModule.forRoot()],
      controllers: [DeadLettersController, PartStateController],
      providers: [
        { provide: MESSAGING, useValue: options },
        {
          provide: TRANSPORT,
          useFactory: (dataSource: DataSource, metrics: Metrics) =>
            openTransport(options, dataSource, metrics),
          inject: [DataSource, Metrics],
        },
        {
          provide: PUBLISHER,
          useFactory: (transport: Transport) => transport.publisher,
          inject: [TRANSPORT],
        },
        { provide: EventServer, useFactory: (transport: Transport) => transport.server, inject: [TRANSPORT] },
        {
          provide: DEAD_LETTERS,
          useFactory: (transport: Transport) => transport.deadLetters,
          inject: [TRANSPORT],
        },
        Outbox,
        StaffEdits,
        Relay,
        SettledUntil,
        CleaningJob,
        ReplayDeadLetters,
        DropDeadLetter,
        TakeUpUnhandledJob,
        PartState,
      ],
      exports: [Outbox, StaffEdits, SettledUntil, DEAD_LETTERS, PartState],
    };
  }
}
