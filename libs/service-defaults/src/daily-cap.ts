import { shopDay } from '@mekong/contracts';
import { countedAs, type Network } from './network.js';

/** Networks that are remembered of a day; of more, the oldest starts anew. */
const maxNetworks = 10_000;

/**
 * Counts what visitors make this process store in a day, so that neither one network nor all together can fill a table.
 */
export class DailyCap {
  private day = '';
  private all = 0;
  private readonly byNetwork = new Map<string, number>();

  constructor(private readonly most: { network: number; all: number }) {}

  /** Counts one more of this network; false when it or all together have had theirs today. */
  take(network: Network): boolean {
    this.forgetYesterday();
    const counted = countedAs(network);
    if (this.all >= this.most.all) return false;
    if (counted.some(({ name, shares }) => this.takenBy(name) >= this.most.network * shares)) return false;
    for (const { name } of counted) this.count(name);
    this.all += 1;
    return true;
  }

  private takenBy(name: string): number {
    return this.byNetwork.get(name) ?? 0;
  }

  private count(name: string): void {
    const [oldest] = this.byNetwork.keys();
    if (oldest !== undefined && this.byNetwork.size >= maxNetworks) this.byNetwork.delete(oldest);
    const taken = this.takenBy(name) + 1;
    // To the end, so that a wide network is not forgotten among its thousands of narrow ones.
    this.byNetwork.delete(name);
    this.byNetwork.set(name, taken);
  }

  private forgetYesterday(): void {
    const day = shopDay();
    if (day === this.day) return;
    this.day = day;
    this.all = 0;
    this.byNetwork.clear();
  }
}
