import { Logger } from '@nestjs/common';
import { BaseRpcContext, Server, type CustomTransportStrategy } from '@nestjs/microservices';
import {
  parseEvent,
  subscriptions,
  type EventType,
  type ServiceName,
  type ShopEvent,
} from '@mekong/contracts';
import { runInTrace } from '@mekong/service-defaults';
import { lastValueFrom } from 'rxjs';
import { Unprocessable } from './dead-letter.js';

/** What both transports share: from an envelope to the service's `@EventPattern` handlers. */
export abstract class EventServer extends Server implements CustomTransportStrategy {
  protected readonly log = new Logger(EventServer.name);

  constructor(protected readonly service: ServiceName) {
    super();
  }

  abstract start(): Promise<void>;
  abstract override close(): Promise<void>;

  listen(done: (error?: unknown) => void): void {
    try {
      this.checkHandlers();
      this.start().then(() => done(), done);
    } catch (error) {
      done(error);
    }
  }

  override on(): never {
    throw new Error('an event server has no events of its own to listen to');
  }

  override unwrap<T>(): T {
    return this as unknown as T;
  }

  /** Reads an envelope. Throws Unprocessable with every fault named. */
  protected read(body: string | object): ShopEvent {
    try {
      return parseEvent(typeof body === 'string' ? JSON.parse(body) : body);
    } catch (error) {
      throw new Unprocessable(`not a valid event: ${(error as Error).message}`);
    }
  }

  /** Resolves when the handler has committed; rejects with the handler's own error. */
  protected dispatch(event: ShopEvent): Promise<void> {
    return runInTrace(event.traceparent, async () => {
      const handler = this.getHandlerByPattern(event.type);
      if (!handler) throw new Unprocessable(`${this.service} has no handler for ${event.type}`);
      const context = new BaseRpcContext([event.type]);
      await lastValueFrom(this.transformToObservable(await handler(event, context)), {
        defaultValue: undefined,
      });
    });
  }

  /** The table of subscriptions and the handlers must say the same, or events would wait for nobody. */
  private checkHandlers(): void {
    const wanted = new Set<string>(subscriptions[this.service]);
    const handled = [...this.messageHandlers.keys()] as EventType[];
    const wrong = [
      ...handled.filter((type) => !wanted.has(type)),
      ...[...wanted].filter((type) => !this.messageHandlers.has(type)),
    ];
    if (wrong.length)
      throw new Error(`${this.service}: handlers and subscriptions differ in ${wrong.join(', ')}`);
  }
}
