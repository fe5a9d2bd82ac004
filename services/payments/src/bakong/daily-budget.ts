import { shopDay } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type PaymentsConfig } from '../config.js';
import { BankDaysRepository } from './bank-days.repository.js';

const unlimited = 2_147_483_647;
/** Of a day's calls, what jobs may have at once; the rest comes with the hours, so that none of them is without. */
const atOnce = 0.25;
/** Of a day's calls, what those may use up together who wait for the answer, and one of them. */
const ofAskers = 1 / 2;
const ofOneAsker = 1 / 10;
const dayMs = 86_400_000;
const aheadOfUtcMs = 7 * 3_600_000;
/** So long into a day the bank may still count the one before: by its clock, or as it was asked then. It is asked again after a pause. */
const turnMs = 5 * 60_000;
const pauseMs = 60_000;

/** `over`: the day has no call left. `later`: it has, but not yet for what can wait. */
export type Allowance = 'now' | 'later' | 'over';

/** The calls that the bank allows a day. It counts those that it refuses, too. */
@Injectable()
export class DailyBudget {
  private pausedUntil = 0;

  constructor(
    private readonly days: BankDaysRepository,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  /**
   * Counts a call that is about to be made. One for which somebody waits (`asker`) does not have to wait for the hours; but nobody may
   * use up the day by asking again and again, and half of it is left to jobs.
   */
  async take(asker?: string): Promise<Allowance> {
    if (Date.now() < this.pausedUntil) return 'over';
    const day = this.today();
    const most = this.config.BAKONG_DAILY_CALLS || unlimited;
    const isUrgent =
      asker !== undefined && (await this.days.takeShare(day, asker, Math.ceil(most * ofOneAsker)));
    const ofKind = isUrgent ? Math.ceil(most * ofAskers) : this.soFar(most);
    if (await this.days.takeCall(day, most, { isUrgent, most: ofKind })) return 'now';
    const { calls, isOver } = await this.days.find(day);
    return isOver || calls >= most ? 'over' : 'later';
  }

  /** The bank has said that the day has no calls left. */
  async end(): Promise<void> {
    if (this.gone() < turnMs) this.pausedUntil = Date.now() + pauseMs;
    else await this.days.endDay(this.today());
  }

  private today(): string {
    return this.config.BAKONG_DAY_ENDS === 'utc' ? new Date().toISOString().slice(0, 10) : shopDay();
  }

  /** Of today, in milliseconds. */
  private gone(): number {
    const shift = this.config.BAKONG_DAY_ENDS === 'utc' ? 0 : aheadOfUtcMs;
    return (Date.now() + shift) % dayMs;
  }

  private soFar(most: number): number {
    return Math.ceil(most * (atOnce + ((1 - atOnce) * this.gone()) / dayMs));
  }
}
