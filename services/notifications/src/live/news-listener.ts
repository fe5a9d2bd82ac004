import { Client } from 'pg';
import { liveChannel, type LiveNews } from '../data-access/live-news.js';

const reconnectMs = 1_000;

interface Hearer {
  onNews(news: LiveNews): void;
  /** News may have been missed while the connection was lost. */
  onConnected(): void;
}

/** Hears from PostgreSQL what the replicas tell each other; connects again when the connection is lost. */
export class NewsListener {
  private client?: Client;
  private retry?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly hearer: Hearer,
  ) {}

  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'mekong-live-alerts',
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.hearer.onNews(JSON.parse(payload!) as LiveNews));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${liveChannel}`);
      this.hearer.onConnected();
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
