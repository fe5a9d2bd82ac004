import { setTimeout as elapsed } from 'node:timers/promises';
import { networkOf, type Network } from '@mekong/service-defaults';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Amounts, NetworkAmounts } from './amounts.js';
import { limits } from './limits.js';

const { perSecond, atOnce, waiting } = limits.renderings;

/** How many pages may be rendered: whoever asks for more gets pages that are not rendered. */
export class RenderingLimits {
  private readonly rates = {
    narrow: new RateLimiterMemory({ points: perSecond.narrow, duration: 1 }),
    wide: new RateLimiterMemory({ points: perSecond.wide, duration: 1 }),
    all: new RateLimiterMemory({ points: perSecond.all, duration: 1 }),
  };
  private readonly running = new Amounts();
  private readonly waiting = new NetworkAmounts();

  /** Counts a rendering for this address until what is answered is called; undefined where it is one too many. */
  async take(address: string): Promise<(() => void) | undefined> {
    const network = networkOf(address);
    if (!(await this.isItsTurn(network)) || !this.hasSlot(network)) return undefined;
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

  /** Whoever looks at one page after the other waits for the next second: a page that is not rendered cannot say what is not there. */
  private async isItsTurn(network: Network): Promise<boolean> {
    const msUntilNext = await msUntil(this.rates.narrow, network.narrow);
    if (msUntilNext === 0) return true;
    if (!this.waiting.hasRoom(network, 1, waiting)) return false;
    this.waiting.add(network);
    await elapsed(msUntilNext);
    this.waiting.remove(network);
    return (await msUntil(this.rates.narrow, network.narrow)) === 0;
  }

  private async isInTime({ wide }: Network): Promise<boolean> {
    if ((await msUntil(this.rates.wide, wide)) > 0) return false;
    return (await msUntil(this.rates.all, 'all')) === 0;
  }
}

/** Counts one more of `name`; how long to wait for it, or 0 where it is not one too many. */
const msUntil = (rate: RateLimiterMemory, name: string): Promise<number> =>
  rate.consume(name).then(
    () => 0,
    ({ msBeforeNext }: RateLimiterRes) => Math.max(1, msBeforeNext),
  );
