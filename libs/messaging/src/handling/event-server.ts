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
import { Unprocessable } from '../dead-letter.js';
import type { EventHandler, EventHandlers } from './event-handlers.js';
import { Inbox } from './inbox.js';

/** An event as it came in, or what is wrong with it. */
export type ReadEvent = ShopEvent | Unprocessable;

/** Reads an envelope of unknown origin; the fault of one that is none names every field. */
export function readEvent(body: string | object): ReadEvent {
  try {
    return parseEvent(typeof body === 'string' ? JSON.parse(body) : body);
  } catch (error) {
    return new Unprocessable(`not a valid event: ${(error as Error).message}`);
  }
}

/** The most events that are handled together. */
export const mostInBatch = 500;

/** What both transports share: from envelopes to the service's handlers. Nest hosts it as a microservice. */
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
    this.inbox = new Inbox(dataSource, metrics, (type) => this.handlerOf(type));
  }

  abstract start(): Promise<void>;
  abstract override close(): Promise<void>;

  /** Before it listens. Throws where the handlers and the table of subscriptions differ: events would wait for nobody. */
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

  /** Has the events take effect, each once; answers, in their order, what kept each from it. */
  protected async handle(read: ReadEvent[]): Promise<(Error | undefined)[]> {
    const events = read.filter((one): one is ShopEvent => !(one instanceof Unprocessable));
    const outcomes = await this.inbox.handle(events);
    if (outcomes.some((error) => error === undefined)) this.events?.afterCommit?.();
    const outcomeOf = new Map(events.map((event, index) => [event, outcomes[index]]));
    return read.map((one) => (one instanceof Unprocessable ? one : outcomeOf.get(one)));
  }

  /** Counts an event that did not take effect. */
  protected count(type: string, result: 'retried' | 'dead'): void {
    this.metrics.eventsHandled.inc({ type, result });
  }

  private handlerOf(type: EventType): EventHandler {
    const handlers = this.events?.handlers as Partial<Record<EventType, EventHandler>> | undefined;
    const nobody = async () => {
      throw new Unprocessable(`${this.service} has no handler for ${type}`);
    };
    return handlers?.[type] ?? nobody;
  }
}
