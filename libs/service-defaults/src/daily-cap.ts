import { shopDay } from '@mekong/contracts';

/** Networks that are remembered of a day; of more, the oldest starts anew. */
const maxNetworks = 10_000;

/**
 * Counts what visitors make this process store in a day, so that neither one network (`networkOf`) nor all together can fill
 * a table.
 */
export class DailyCap {
  private day = '';
  private all = 0;
  private readonly byNetwork = new Map<string, number>();

  constructor(private readonly most: { network: number; all: number }) {}

  /** Counts one more of this network; false when it or all together have had theirs today. */
  take(network: string): boolean {
    this.forgetYesterday();
    const taken = this.byNetwork.get(network) ?? 0;
    if (taken >= this.most.network || this.all >= this.most.all) return false;
    const [oldest] = this.byNetwork.keys();
    if (oldest !== undefined && this.byNetwork.size >= maxNetworks) this.byNetwork.delete(oldest);
    this.byNetwork.set(network, taken + 1);
    this.all += 1;
    return true;
  }

  private forgetYesterday(): void {
    const day = shopDay();
    if (day === this.day) return;
    this.day = day;
    this.all = 0;
    this.byNetwork.clear();
  }
}
