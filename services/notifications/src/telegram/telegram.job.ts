import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { HearUpdates } from './hear-updates.js';
import { SendMessages } from './send-messages.js';
import { TellStaff } from './tell-staff.js';

/** Tells staff their alerts, sends what is queued, and hears what is pressed and written: each beside the others, in every replica. */
@Injectable()
export class TelegramJob extends RepeatingJob {
  private readonly telling = this.repeated('telling alerts by Telegram', () => this.tellStaff.tell());
  private readonly sending = this.repeated('sending to Telegram', (isStopped) =>
    this.sendMessages.send(isStopped),
  );
  private readonly hearing = this.repeated('hearing Telegram', (isStopped) =>
    this.hearUpdates.hear(isStopped, () => this.wake()),
  );

  constructor(
    private readonly tellStaff: TellStaff,
    private readonly sendMessages: SendMessages,
    private readonly hearUpdates: HearUpdates,
  ) {
    super();
  }

  @Interval(1_000)
  hear(): void {
    void this.hearing.run();
  }

  /** Right after an event, and again and again for what had to wait. */
  @Interval(500)
  wake(): void {
    void this.telling.run().then(() => this.sending.run());
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await this.hearUpdates.stop();
    await super.beforeApplicationShutdown();
  }
}
