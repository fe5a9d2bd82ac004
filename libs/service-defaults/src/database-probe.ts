import type { ClientConfig } from 'pg';
import { inTime } from './in-time.js';
import { PipeliningClient } from './pipelining-client.js';

const patienceMs = 3_000;

/** The database may be read only, as one may that was the primary before. */
export class ReadOnly extends Error {
  constructor() {
    super('it can only be read');
  }
}

/** A connection over which nothing is asked but whether the database answers and can be written to. */
export class DatabaseProbe {
  /** When the last question was asked, as `performance.now()` tells it. */
  askedAt = 0;
  private readonly client: PipeliningClient;
  private question?: Promise<void>;
  private failure?: Error;

  constructor(options: ClientConfig) {
    this.client = new PipeliningClient({
      ...options,
      // Not among what can be listed.
      password: options.password,
      connectionTimeoutMillis: patienceMs,
    });
    this.client.on('error', (error) => (this.failure ??= error));
  }

  /** Whether a question has no answer yet. */
  get isSilent(): boolean {
    return this.question !== undefined;
  }

  async open(): Promise<void> {
    await this.client.connect();
    await this.ask();
  }

  /** Rejects when the database cannot be written to, or does not answer in time; then the next call waits for the same answer. */
  async ask(): Promise<void> {
    if (!this.question) {
      this.askedAt = performance.now();
      this.question = this.send().finally(() => (this.question = undefined));
    }
    const silent = new Error(`no answer for ${patienceMs / 1_000} s`);
    await inTime(patienceMs, this.question).catch((error: unknown) => {
      throw this.isSilent ? silent : error;
    });
  }

  cut(): void {
    this.client.cut();
  }

  private async send(): Promise<void> {
    const { rows } = await this.client.query('SHOW transaction_read_only').catch((error: unknown) => {
      throw this.failure ?? error;
    });
    if (rows[0].transaction_read_only !== 'off') throw new ReadOnly();
  }
}
