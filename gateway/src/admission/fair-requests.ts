import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { networkOf, WaitingLine, type Sender } from '@mekong/service-defaults';
import type { FastifyInstance } from 'fastify';

/** For how many milliseconds requests are begun in one turn of the event loop, and in one after a connection came in. */
const turnMs = 1;
const acceptingMs = 0.2;

/**
 * Begins requests a millisecond long, and leaves the others to the next turns of the event loop, in which their networks take
 * turns. Node accepts one new connection in each: when it handled whatever had come in, a hundred busy connections of one network
 * kept every new visitor waiting for seconds. So a turn in which connections come in is a short one.
 */
export class FairRequests {
  private readonly waiting = new WaitingLine<() => void>();
  private begunAt?: number;
  private msOfTurn = turnMs;
  private isAccepting = false;

  /** Begins a request now or later; `networkOfSender` is only asked where it waits. */
  run(networkOfSender: () => Sender, begin: () => void): void {
    if (this.waiting.size === 0 && this.hasTime()) return begin();
    this.waiting.add(networkOfSender(), AsyncResource.bind(begin));
  }

  /** More connections may wait behind this one. */
  noteConnection(): void {
    this.isAccepting = true;
  }

  private hasTime(): boolean {
    if (this.begunAt === undefined) {
      this.begunAt = performance.now();
      setImmediate(() => void this.beginTurn());
    }
    return performance.now() - this.begunAt < this.msOfTurn;
  }

  private async beginTurn(): Promise<void> {
    this.begunAt = undefined;
    this.msOfTurn = this.isAccepting ? acceptingMs : turnMs;
    this.isAccepting = false;
    while (this.waiting.size > 0 && this.hasTime()) {
      this.waiting.takeNext()!();
      // What a request does at once counts, as far as it waits for nothing.
      await Promise.resolve();
    }
  }
}

/**
 * Lets what the gateway is asked, but for what it answers from its cache, begin in turns. The first request of a connection waits
 * until that would have said that its caller has gone, and is dropped then (`handleOneByOne`): hundreds of such connections come in at
 * once where somebody opens and leaves them, and what each asks for would keep those behind them from coming in.
 */
export function beginFairly(fastify: FastifyInstance): void {
  const turns = new FairRequests();
  const known = new WeakSet<Socket>();
  fastify.server.on('connection', () => turns.noteConnection());
  fastify.addHook('onRequest', ({ ip, raw: { socket } }, _reply, done) => {
    const begin = () => turns.run(() => networkOf(ip), done);
    if (known.has(socket)) return begin();
    known.add(socket);
    // The first turn ends with what came in together with the request, the next one reads whether the connection has ended.
    setImmediate(() => setImmediate(begin));
  });
}
