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
  private readonly ofWideNetworks: Crowds = new Map();
  /** When the next place may be lost. */
  private nextLate = Infinity;

  /** How many come before this session: those in front of it, or all who wait if it has no place yet. */
  aheadOf(session: string, network: Network): number {
    this.forgetLate();
    // A flood of sessions that nobody has seen before is refused without a look at each place.
    const ahead = this.places.has(session) ? this.inFrontOf(session) : this.ofWideNetworks;
    const own = ahead.get(network.wide)?.count ?? 0;
    const rounds = Math.floor(own / network.shares) + 1;
    let count = own;
    for (const [wide, other] of ahead)
      if (wide !== network.wide) count += Math.min(other.count, rounds * other.shares);
    return count;
  }

  private inFrontOf(session: string): Crowds {
    const ahead: Crowds = new Map();
    for (const [other, { network }] of this.places) {
      if (other === session) break;
      join(ahead, network);
    }
    return ahead;
  }

  /** Keeps this session's place, or gives it the last one, until it was to come back. */
  keep(session: string, network: Network, afterMs: number): void {
    const until = performance.now() + afterMs + limits.line.graceMs;
    const place = this.places.get(session);
    this.nextLate = Math.min(this.nextLate, until);
    if (place) place.until = until;
    else if (this.hasRoom(network)) {
      this.places.set(session, { network, until });
      join(this.ofWideNetworks, network);
      for (const { name } of countedAs(network)) this.ofNetworks.add(name);
    }
  }

  has(session: string): boolean {
    return this.places.has(session);
  }

  leave(session: string): void {
    const place = this.places.get(session);
    if (!place) return;
    this.places.delete(session);
    leaveCrowd(this.ofWideNetworks, place.network);
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
    if (now <= this.nextLate) return;
    this.nextLate = Infinity;
    for (const [session, { until }] of this.places)
      if (until < now) this.leave(session);
      else this.nextLate = Math.min(this.nextLate, until);
  }
}

/** How many of each wide network wait, and its shares. */
type Crowds = Map<string, { count: number; shares: number }>;

function join(crowds: Crowds, { wide, shares }: Network): void {
  const crowd = crowds.get(wide);
  if (crowd) crowd.count += 1;
  else crowds.set(wide, { count: 1, shares });
}

function leaveCrowd(crowds: Crowds, { wide }: Network): void {
  const crowd = crowds.get(wide)!;
  crowd.count -= 1;
  if (crowd.count === 0) crowds.delete(wide);
}
