import { Client } from 'pg';

const reconnectMs = 1_000;
const askMs = 1_000;
const patienceMs = 3_000;

interface Callbacks {
  onNotification(payload: string): void;
  /** Notifications may have been missed while there was no connection. */
  onConnected(): void;
}

/**
 * Listens to a PostgreSQL channel (`LISTEN`, `NOTIFY`); reconnects when the connection is lost. As nothing tells whoever only
 * listens that the network drops all packets, it asks every second.
 */
export class PostgresListener {
  private client?: Client;
  private retry?: NodeJS.Timeout;
  private asking?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly callbacks: Callbacks,
  ) {}

  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: `mekong-${this.channel}`,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    client.on('notification', ({ payload }) => this.callbacks.onNotification(payload ?? ''));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
      this.callbacks.onConnected();
      this.ask(client);
    } catch {
      this.reconnect(client);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    clearTimeout(this.asking);
    // With a statement under way the connection is closed at once, and not when the network lets the other side answer.
    this.client?.query('').catch(() => undefined);
    await this.client?.end().catch(() => undefined);
  }

  /** An empty statement is answered, and costs the database next to nothing. */
  private ask(client: Client): void {
    this.asking = setTimeout(() => {
      client.query('').then(
        () => this.client === client && !this.stopped && this.ask(client),
        () => this.reconnect(client),
      );
    }, askMs).unref();
  }

  private reconnect(lost: Client): void {
    if (this.stopped || this.client !== lost) return;
    this.client = undefined;
    clearTimeout(this.asking);
    // A statement is under way where it is silent: then this closes the connection at once.
    void lost.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.start(), reconnectMs).unref();
  }
}
