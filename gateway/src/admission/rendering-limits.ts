import { networkOf, type Network } from '@mekong/service-defaults';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Amounts } from './amounts.js';
import { limits } from './limits.js';

const { perSecond, atOnce } = limits.renderings;

/** How many pages may be rendered: whoever asks for more gets pages that are not rendered. */
export class RenderingLimits {
  private readonly rates = {
    narrow: new RateLimiterMemory({ points: perSecond.narrow, duration: 1 }),
    wide: new RateLimiterMemory({ points: perSecond.wide, duration: 1 }),
    all: new RateLimiterMemory({ points: perSecond.all, duration: 1 }),
  };
  private readonly running = new Amounts();

  /** Counts a rendering for this address until what is answered is called; undefined where it is one too many. */
  async take(address: string): Promise<(() => void) | undefined> {
    const network = networkOf(address);
    if (!this.hasSlot(network)) return undefined;
    const names = [network.narrow, network.wide, 'all'];
    const done = () => names.forEach((name) => this.running.remove(name));
    names.forEach((name) => this.running.add(name));
    if (await this.isInTime(network)) return done;
    done();
    return undefined;
  }

  private hasSlot({ narrow, wide }: Network): boolean {
    const { running } = this;
    return (
      running.of(narrow) < atOnce.narrow && running.of(wide) < atOnce.wide && running.of('all') < atOnce.all
    );
  }

  private async isInTime({ narrow, wide }: Network): Promise<boolean> {
    try {
      await this.rates.narrow.consume(narrow);
      await this.rates.wide.consume(wide);
      await this.rates.all.consume('all');
      return true;
    } catch {
      return false;
    }
  }
}
