import { Client } from 'pg';

const reconnectMs = 1_000;

interface Callbacks {
  onNotification(payload: string): void;
  /** Notifications may have been missed while there was no connection. */
  onConnected(): void;
}

/** Listens to a PostgreSQL channel (`LISTEN`, `NOTIFY`); reconnects when the connection is lost. */
export class PostgresListener {
  private client?: Client;
  private retry?: NodeJS.Timeout;
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
    });
    client.on('notification', ({ payload }) => this.callbacks.onNotification(payload ?? ''));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
      this.callbacks.onConnected();
    } catch {
      this.reconnect(client);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private reconnect(lost: Client): void {
    if (this.stopped || this.client !== lost) return;
    this.client = undefined;
    void lost.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.start(), reconnectMs).unref();
  }
}
