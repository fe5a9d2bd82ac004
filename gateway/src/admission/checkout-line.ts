import { countedAs, type Network } from '@mekong/service-defaults';
import { Amounts } from './amounts.js';
import { limits } from './limits.js';

interface Place {
  network: Network;
  /** When whoever has not come back loses the place, in ms of `performance.now()`. */
  until: number;
}

/**
 * Who was told to come back, in the order in which they came, so that their turn comes before that of whoever comes later. Wide
 * networks take turns in it, each with its shares: made-up sessions of one network delay nobody else for long.
 */
export class CheckoutLine {
  private readonly places = new Map<string, Place>();
  private readonly ofNetworks = new Amounts();

  /** How many come before this session: those in front of it, or all who wait if it has no place yet. */
  aheadOf(session: string, network: Network): number {
    this.forgetLate();
    const ahead = new Map<string, { count: number; shares: number }>();
    for (const [other, { network: of }] of this.places) {
      if (other === session) break;
      const known = ahead.get(of.wide) ?? { count: 0, shares: of.shares };
      ahead.set(of.wide, { ...known, count: known.count + 1 });
    }
    const own = ahead.get(network.wide)?.count ?? 0;
    const rounds = Math.floor(own / network.shares) + 1;
    let count = own;
    for (const [wide, other] of ahead)
      if (wide !== network.wide) count += Math.min(other.count, rounds * other.shares);
    return count;
  }

  /** Keeps this session's place, or gives it the last one, until it was to come back. */
  keep(session: string, network: Network, afterMs: number): void {
    const until = performance.now() + afterMs + limits.line.graceMs;
    const place = this.places.get(session);
    if (place) place.until = until;
    else if (this.hasRoom(network)) {
      this.places.set(session, { network, until });
      for (const { name } of countedAs(network)) this.ofNetworks.add(name);
    }
  }

  leave(session: string): void {
    const place = this.places.get(session);
    if (!place) return;
    this.places.delete(session);
    for (const { name } of countedAs(place.network)) this.ofNetworks.remove(name);
  }

  private hasRoom(network: Network): boolean {
    if (this.places.size >= limits.line.places) return false;
    return countedAs(network).every(
      ({ name, shares }) => this.ofNetworks.of(name) < limits.line.ofNetwork * shares,
    );
  }

  private forgetLate(): void {
    const now = performance.now();
    for (const [session, { until }] of this.places) if (until < now) this.leave(session);
  }
}
