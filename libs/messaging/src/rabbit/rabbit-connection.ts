import { Logger } from '@nestjs/common';
import { Failures, inTime, unavailable } from '@mekong/service-defaults';
import { connect, type AmqpConnectionManager, type ChannelWrapper } from 'amqp-connection-manager';
import type { ConfirmChannel } from 'amqplib';

/** Longest wait for the broker to open a connection. */
export const connectMs = 5_000;

/** A connection over which nothing has come for twice as long is lost. */
export const heartbeatSeconds = 10;

/** Longest wait for the broker to open a channel. */
const openMs = 3_000;

/** Longest wait for the broker's answer to a goodbye; what is left ends with the connection. */
const goodbyeMs = 3_000;

export const brokerAway = () => unavailable('The broker is not there right now.');

/** Waits for something to be closed, but not for ever, as the client does when the connection is lost before the broker's answer. */
export const closed = (closing: Promise<unknown> | undefined): Promise<unknown> =>
  inTime(goodbyeMs, Promise.resolve(closing)).catch(() => undefined);

/** How long a connection has to last until the broker counts as found again. */
const lastingMs = 2_000;

/** A connection to the broker; it reconnects until the broker is back. A quiet one leaves it to another to tell of that. */
export class RabbitConnection {
  private readonly logger = new Logger(RabbitConnection.name);
  private readonly manager: AmqpConnectionManager;

  constructor(url: string, name: string, quiet?: 'quiet') {
    this.manager = connect(url, {
      heartbeatIntervalInSeconds: heartbeatSeconds,
      reconnectTimeInSeconds: 1,
      // Without noDelay a publish waits for its predecessor's acknowledgement: 22 ms instead of 0.6.
      connectionOptions: {
        noDelay: true,
        timeout: connectMs,
        clientProperties: { connection_name: name },
      },
    });
    this.manager.on('connectFailed', ({ err }) => this.logger.debug(`broker not reached: ${err.message}`));
    if (!quiet) this.reportLosses();
  }

  private reportLosses(): void {
    let reported: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    this.manager.on('disconnect', ({ err }) => {
      clearTimeout(timer);
      if (reported !== err.message) this.logger.warn(`broker lost: ${err.message}`);
      reported = err.message;
    });
    this.manager.on('connect', () => {
      const found = () => {
        // As a warning, so that whoever has read of the loss reads of its end.
        if (reported !== undefined) this.logger.warn('broker found again');
        reported = undefined;
      };
      // One that the broker ends at once, as it refuses what is declared over it, is none.
      timer = setTimeout(found, lastingMs).unref();
    });
  }

  isConnected(): boolean {
    return this.manager.isConnected();
  }

  /** A confirm channel; `setup` runs again after every reconnection. */
  channel(name: string, setup?: (channel: ConfirmChannel) => Promise<void>): ChannelWrapper {
    const channel = this.manager.createChannel({ name, setup, publishTimeout: 5_000 });
    const failures = new Failures(this.logger, name);
    channel.on('error', (error: Error) => {
      // What fails because the broker is lost is not reported once more for each channel.
      if (this.isConnected()) failures.note(error);
    });
    channel.on('connect', () => failures.noteSuccess());
    return channel;
  }

  /** Opens a channel for one piece of work and closes it again. Throws unavailable when the broker does not open it. */
  async withChannel<T>(
    name: string,
    work: (channel: ChannelWrapper) => Promise<T>,
    setup?: (channel: ConfirmChannel) => Promise<void>,
  ): Promise<T> {
    if (!this.isConnected()) throw brokerAway();
    const channel = this.channel(name, setup);
    try {
      await inTime(openMs, channel.waitForConnect()).catch(() => {
        // The client opens it all the same, and would keep it.
        channel.once('connect', () => void closed(channel.close()));
        throw brokerAway();
      });
      return await work(channel);
    } finally {
      await closed(channel.close());
    }
  }

  /** Closes its channels first. */
  async close(): Promise<void> {
    await closed(this.manager.close());
  }
}
