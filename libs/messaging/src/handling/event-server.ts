import { Logger } from '@nestjs/common';
import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import {
  parseEvent,
  subscriptions,
  type EventType,
  type ServiceName,
  type ShopEvent,
} from '@mekong/contracts';
import type { Metrics } from '@mekong/service-defaults';
import type { DataSource } from 'typeorm';
import { ZodError } from 'zod';
import { noHandlerFor, Unprocessable } from '../dead-letter.js';
import type { EventHandler, EventHandlers } from './event-handlers.js';
import { Inbox } from './inbox.js';

/** A received event, or the error of one that could not be read. */
export type ReadEvent = ShopEvent | Unprocessable;

/** Reads a received envelope; the error of an invalid one names every wrong field. */
export function readEvent(body: string | object): ReadEvent {
  try {
    return parseEvent(typeof body === 'string' ? JSON.parse(body) : body);
  } catch (error) {
    return new Unprocessable(`not a valid event: ${faultsOf(error)}`);
  }
}

/** In one line, as it stands in the log and in lists. */
function faultsOf(error: unknown): string {
  if (!(error instanceof ZodError)) return (error as Error).message;
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');
}

/** The most events that are handled together. */
export const maxInBatch = 500;

/** What both transports share: passes received events to the service's handlers. Nest runs it as a microservice. */
export abstract class EventServer extends Server implements CustomTransportStrategy {
  protected readonly log = new Logger(EventServer.name);
  protected events?: EventHandlers<ServiceName>;
  private readonly inbox: Inbox;

  constructor(
    protected readonly service: ServiceName,
    dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {
    super();
    this.inbox = new Inbox(service, dataSource, metrics, (type) => this.handlerOf(type));
  }

  abstract start(): Promise<void>;
  abstract override close(): Promise<void>;
  /** How many events wait to be handled; rejects while nobody knows. */
  abstract countWaiting(): Promise<number>;

  /** Call before `listen`. Throws when the handlers do not match the table of subscriptions. */
  handleWith(events: EventHandlers<ServiceName>): void {
    const handled = Object.keys(events.handlers);
    const wanted: readonly string[] = subscriptions[this.service];
    const wrong = [
      ...handled.filter((type) => !wanted.includes(type)),
      ...wanted.filter((type) => !handled.includes(type)),
    ];
    if (wrong.length)
      throw new Error(`${this.service}: handlers and subscriptions differ in ${wrong.join(', ')}`);
    this.events = events;
  }

  listen(done: (error?: unknown) => void): void {
    this.start().then(() => done(), done);
  }

  override on(): never {
    throw new Error('an event server has no events of its own to listen to');
  }

  override unwrap<T>(): T {
    return this as unknown as T;
  }

  /** Handles the events, each once; answers, in their order, the error of each that failed. */
  protected async handle(read: ReadEvent[]): Promise<(Error | undefined)[]> {
    const events = read.filter((one): one is ShopEvent => !(one instanceof Unprocessable));
    const outcomes = await this.inbox.handle(events);
    const committed = events.filter((_, index) => outcomes[index] === undefined);
    if (committed.length > 0) this.events?.afterCommit?.(committed);
    const outcomeOf = new Map(events.map((event, index) => [event, outcomes[index]]));
    return read.map((one) => (one instanceof Unprocessable ? one : outcomeOf.get(one)));
  }

  /** Counts an event that was not handled. */
  protected count(type: string, result: 'retried' | 'dead'): void {
    this.metrics.eventsHandled.inc({ type, result });
  }

  private handlerOf(type: EventType): EventHandler {
    const handlers = this.events?.handlers as Partial<Record<EventType, EventHandler>> | undefined;
    const missing = async () => {
      throw new Unprocessable(noHandlerFor(this.service, type));
    };
    return handlers?.[type] ?? missing;
  }
}
