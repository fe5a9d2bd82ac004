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
import { AlertsRepository, type Reader } from '../alerts.repository.js';
import { liveChannel, type ReplicaNotice } from './replicas.repository.js';
import { LiveStream } from './live-stream.js';

/** A person's tabs and devices; more of them are a mistake. */
const mostOfOne = 10;
const mostOfAll = 2_000;
/** So long the gateway may still take a session for one that lives, and open a stream by it. */
const believedMs = 1_500;

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
      // What was missed meanwhile is looked up.
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
   * A stream for this reader that ends at `until`, when their session must be checked again. It goes on after
   * the alert `lastId`; without one it has what is new from now on.
   */
  async start(reader: Reader, until: Date, lastId?: number): Promise<LiveStream> {
    this.refuseTooMany(reader);
    const stream = new LiveStream(reader, this.alerts, lastId ?? (await this.alerts.newestId()));
    // While it was looked up, others may have come.
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
      this.endOf(notice.ended);
      setTimeout(() => this.endOf(notice.ended), believedMs).unref();
      return;
    }
    for (const stream of this.open) {
      const { userId, role } = stream.reader;
      const isMeant =
        'reader' in notice ? notice.reader === userId : notice.alertOf === (role === 'admin' ? null : userId);
      if (isMeant) stream.refresh();
    }
  }

  private endOf(userId: string): void {
    for (const stream of this.open) if (stream.reader.userId === userId) stream.end();
  }

  private refuseTooMany({ userId }: Reader): void {
    if (this.stopped || this.open.size >= mostOfAll) throw unavailable();
    const own = [...this.open].filter((stream) => stream.reader.userId === userId).length;
    if (own >= mostOfOne) {
      throw new Problem(429, 'TOO_MANY_STREAMS', 'The dashboard is open in too many places.', {
        retryAfter: 60,
      });
    }
  }
}
