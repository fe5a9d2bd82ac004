import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@mekong/contracts';
import { prepared, unavailable } from '@mekong/service-defaults';
import type { ChannelWrapper } from 'amqp-connection-manager';
import type { GetMessage } from 'amqplib';
import type { DataSource } from 'typeorm';
import type { DeadLetter, DeadLetters } from '../dead-letter.js';
import type { OwnQueues } from './own-queues.js';
import { brokerAway, type RabbitConnection } from './rabbit-connection.js';
import { deadQueueOf, declareQueues, queueOf } from './topology.js';

type LetterVisitor = (message: GetMessage) => Promise<boolean>;

/** Longest wait for letters to be put back: a replica's visit or a letter's last day may have taken one meanwhile. */
const putBackMs = 1_000;

/** Longest wait for another visit to end: a replica that hangs in the middle of one keeps its lock for up to a minute. */
const patienceMs = 2_000;

const limitWait = prepared`SELECT set_config('lock_timeout', $1, true)`;

const lockVisit = prepared`SELECT pg_advisory_xact_lock(hashtextextended('dead letters', 0))`;

/** PostgreSQL's code for a lock that was waited for too long. */
const lockNotAvailable = '55P03';

const busy = () => unavailable('Failed events are being read elsewhere. Please try again in a moment.');

/** Dead letters in the service's dead-letter queue. */
export class RabbitDeadLetters implements DeadLetters {
  private lastVisit: Promise<void> = Promise.resolve();
  /** Another replica has kept the last visit waiting for too long. */
  private isLockedOut = false;

  constructor(
    private readonly service: ServiceName,
    private readonly connection: RabbitConnection,
    private readonly ownQueues: OwnQueues,
    private readonly dataSource: DataSource,
  ) {}

  async list(limit = 100): Promise<DeadLetter[]> {
    const letters: DeadLetter[] = [];
    await this.visit(limit, async (message) => {
      letters.push(toLetter(message));
      return false;
    });
    return letters;
  }

  async has(id: string): Promise<boolean> {
    let isThere = false;
    await this.visit(Infinity, async (message) => {
      isThere ||= idOf(message) === id;
      return false;
    });
    return isThere;
  }

  async count(): Promise<number> {
    const queue = deadQueueOf(this.service);
    return this.connection.withChannel(
      `${this.service} dead letter count`,
      async (channel) => (await channel.checkQueue(queue)).messageCount,
    );
  }

  async drop(id: string): Promise<boolean> {
    let isDropped = false;
    await this.visit(Infinity, async (message) => {
      const isIt = idOf(message) === id;
      isDropped ||= isIt;
      return isIt;
    });
    return isDropped;
  }

  replay(id?: string): Promise<number> {
    return this.replayMessages((message) => id === undefined || idOf(message) === id);
  }

  replayWhere(isWanted: (letter: DeadLetter) => boolean): Promise<number> {
    return this.replayMessages((message) => isWanted(toLetter(message)));
  }

  private async replayMessages(isWanted: (message: GetMessage) => boolean): Promise<number> {
    let replayed = 0;
    await this.visit(Infinity, async (message) => {
      if (!isWanted(message)) return false;
      await this.ownQueues.put(queueOf(this.service), message).catch(() => {
        throw unavailable('The broker takes no event back right now.');
      });
      replayed += 1;
      return true;
    });
    return replayed;
  }

  /** One visit at a time, of all replicas: what one holds, another would not find. Throws unavailable when another one takes too long. */
  private visit(limit: number, done: LetterVisitor): Promise<void> {
    if (!this.connection.isConnected()) throw brokerAway();
    const giveUpAt = performance.now() + patienceMs;
    // The queue within this process keeps its connections to the database from all waiting for the lock.
    const visit = this.lastVisit.then(() => {
      if (this.isLockedOut && performance.now() >= giveUpAt) throw busy();
      return this.lockAndVisit(limit, done);
    });
    this.lastVisit = visit.catch(() => undefined);
    return visit;
  }

  private async lockAndVisit(limit: number, done: LetterVisitor): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await limitWait(tx, [String(patienceMs)]);
      await lockVisit(tx, []).catch((error: { code?: string }) => {
        this.isLockedOut = error.code === lockNotAvailable;
        throw this.isLockedOut ? busy() : error;
      });
      this.isLockedOut = false;
      await this.visitLetters(limit, done);
    });
  }

  /** Takes up to `limit` of the present letters; those for which `done` answers false go back to the queue. */
  private visitLetters(limit: number, done: LetterVisitor): Promise<void> {
    return this.connection.withChannel(
      `${this.service} dead letters`,
      async (channel) => {
        const queue = deadQueueOf(this.service);
        // Letters that fail again meanwhile come back to the same queue, so only those of now are counted.
        const { messageCount } = await channel.checkQueue(queue);
        let left = Math.min(limit, messageCount);
        let removed = 0;
        for (let message; left > 0 && (message = await channel.get(queue)); left -= 1)
          if (await done(message)) {
            channel.ack(message);
            removed += 1;
          }
        // Where this is not reached, the closing of the channel returns what was not acknowledged.
        await putBack(channel, queue, messageCount - removed);
      },
      // Not those of others too: every declaration is agreed among all nodes of a cluster.
      (raw) => declareQueues(raw, this.service),
    );
  }
}

/** The broker puts letters back some time after it was told to; until then the next visit would not find them. */
async function putBack(channel: ChannelWrapper, queue: string, expected: number): Promise<void> {
  channel.nackAll(true);
  const giveUpAt = performance.now() + putBackMs;
  while ((await channel.checkQueue(queue)).messageCount < expected && performance.now() < giveUpAt)
    await wait(10);
}

const idOf = ({ properties }: GetMessage) => String(properties.messageId ?? '');

function toLetter(message: GetMessage): DeadLetter {
  const headers = message.properties.headers ?? {};
  const body = message.content.toString('utf8');
  return {
    id: idOf(message),
    type: String(message.properties.type ?? ''),
    reason: String(headers['x-reason'] ?? headers['x-first-death-reason'] ?? 'unknown'),
    attempts: Number(headers['x-attempt'] ?? 1),
    deadAt: String(headers['x-dead-at'] ?? ''),
    event: parsed(body),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
