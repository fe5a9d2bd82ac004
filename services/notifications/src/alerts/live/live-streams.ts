import { Problem } from '@mekong/contracts';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PostgresListener } from '@mekong/messaging';
import { unavailable } from '@mekong/service-defaults';
import { CONFIG, type NotificationsConfig } from '../../config.js';
import type { Reader } from '../alert.entity.js';
import { AlertsRepository } from '../alerts.repository.js';
import { liveChannel, type ReplicaNotice } from './replicas.repository.js';
import { LiveStream } from './live-stream.js';

/** Enough for the tabs and devices of one person. */
const maxPerPerson = 10;
const maxOpen = 2_000;
/** How long the gateway may accept an ended session, as it caches auth's answers, and open a stream with it. */
const staleSessionMs = 1_500;

/** The open streams of this replica. */
@Injectable()
export class LiveStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly open = new Set<LiveStream>();
  private readonly listener: PostgresListener;
  private heartbeat?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly alerts: AlertsRepository,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {
    this.listener = new PostgresListener(config.DATABASE_URL, liveChannel, {
      onNotification: (notice) => this.handleNotice(JSON.parse(notice) as ReplicaNotice),
      // Looks up what was missed without a connection.
      onConnected: () => this.open.forEach((stream) => stream.refresh()),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.start();
    this.heartbeat = setInterval(
      () => this.open.forEach((stream) => stream.beat()),
      this.config.STREAM_HEARTBEAT_MS,
    ).unref();
  }

  /**
   * Opens a stream for this reader that ends at `until`, when their session must be checked again. It continues after the
   * alert `lastId`, or else begins with the next new one.
   */
  async start(reader: Reader, until: Date, lastId?: number): Promise<LiveStream> {
    this.refuseTooMany(reader);
    const stream = new LiveStream(reader, this.alerts, lastId ?? (await this.alerts.newestId()));
    // Others may have opened streams meanwhile.
    this.refuseTooMany(reader);
    this.open.add(stream);
    const end = setTimeout(() => {
      this.open.delete(stream);
      stream.end();
    }, until.getTime() - Date.now()).unref();
    stream.out.once('close', () => {
      clearTimeout(end);
      this.open.delete(stream);
    });
    stream.refresh();
    return stream;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.heartbeat);
    this.open.forEach((stream) => stream.end());
    await this.listener.stop();
  }

  private handleNotice(notice: ReplicaNotice): void {
    if ('ended' in notice) {
      this.endStreamsOf(notice.ended);
      setTimeout(() => this.endStreamsOf(notice.ended), staleSessionMs).unref();
      return;
    }
    for (const stream of this.open) {
      const { userId, role } = stream.reader;
      const isMeant =
        'reader' in notice ? notice.reader === userId : notice.alertOf === (role === 'admin' ? null : userId);
      if (isMeant) stream.refresh();
    }
  }

  private endStreamsOf(userId: string): void {
    for (const stream of this.open) if (stream.reader.userId === userId) stream.end();
  }

  private refuseTooMany({ userId }: Reader): void {
    if (this.stopped || this.open.size >= maxOpen) throw unavailable();
    const own = [...this.open].filter((stream) => stream.reader.userId === userId).length;
    if (own >= maxPerPerson) {
      throw new Problem(429, 'TOO_MANY_STREAMS', 'The dashboard is open in too many places.', {
        retryAfter: 60,
      });
    }
  }
}
