import { Client } from 'pg';

const reconnectMs = 1_000;

/** Hears PostgreSQL's word that the outbox was written to; connects again when the connection is lost. */
export class OutboxListener {
  private client?: Client;
  private retry?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly onWritten: () => void,
  ) {}

  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'mekong-relay',
      keepAlive: true,
    });
    client.on('notification', this.onWritten);
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    this.client = client;
    try {
      await client.connect();
      await client.query('LISTEN outbox');
      this.onWritten();
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
