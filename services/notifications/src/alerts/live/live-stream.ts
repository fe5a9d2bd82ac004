import { PassThrough } from 'node:stream';
import type { SeenAlert } from '../alert.entity.js';
import type { Reader } from '../alert.entity.js';
import type { AlertsRepository } from '../alerts.repository.js';
import { alertView } from '../views.js';

/** How long a browser waits before it reconnects. */
const retryMs = 1_000;
const batch = 20;
/** How much is buffered for a slow browser before its stream is ended. */
const maxWaitingBytes = 262_144;

/** One reader's stream of server-sent events: the unread count, and each alert after the last one that they got. */
export class LiveStream {
  readonly out = new PassThrough();
  private under?: Promise<void>;
  private again = false;
  private sentUnread?: number;

  constructor(
    readonly reader: Reader,
    private readonly alerts: AlertsRepository,
    private lastId: number,
  ) {
    this.write(`retry: ${retryMs}\n\n`);
  }

  /** Sends what is new. Calls during that cause one more look. */
  refresh(): void {
    if (this.out.destroyed || this.out.writableEnded) return;
    if (this.under) {
      this.again = true;
      return;
    }
    this.again = false;
    this.under = this.send()
      // The browser reconnects and asks for what it missed.
      .catch(() => this.end())
      .finally(() => {
        this.under = undefined;
        if (this.again) this.refresh();
      });
  }

  beat(): void {
    this.write(': still here\n\n');
  }

  end(): void {
    if (!this.out.writableEnded) this.out.end();
  }

  private async send(): Promise<void> {
    const fresh = await this.alerts.findAfter(this.reader, this.lastId, batch);
    for (const alert of fresh) this.sendEvent('alert', alertView(alert), (this.lastId = alert.id));
    this.again ||= fresh.length === batch;
    const unread = await this.alerts.countUnread(this.reader);
    if (unread !== this.sentUnread) this.sendEvent('unread', { unread }, this.lastId);
    this.sentUnread = unread;
  }

  private sendEvent(event: string, data: object, id: SeenAlert['id']): void {
    this.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    if (this.out.destroyed || this.out.writableEnded) return;
    this.out.write(text);
    if (this.out.writableLength > maxWaitingBytes) this.out.destroy();
  }
}
