import type { Network } from './network.js';

/** Who waits: a network, or somebody who counts alone, such as a person. */
export type Sender = Network | string;

interface WideLine<T> {
  shares: number;
  /** What waits of each narrow network, the one whose turn is next first. */
  narrow: Map<string, T[]>;
  count: number;
  /** In this round; 0 before its first one. */
  turnsLeft: number;
}

/** Who has so many times as many waiting as the others have on average is greedy. */
const greedyShare = 2;

/**
 * What waits for its turn. Wide networks take turns, and so do the narrow ones in each: of a wide one as many as its shares,
 * before the next has its turn. So whoever sends hundreds waits behind themself, from however many addresses of one network.
 */
export class WaitingLine<T> {
  private readonly wide = new Map<string, WideLine<T>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How many of a wide network wait. */
  sizeOf(wide: string): number {
    return this.wide.get(wide)?.count ?? 0;
  }

  add(sender: Sender, item: T): void {
    const { narrow, wide, shares } = networkOfSender(sender);
    const line = this.wide.get(wide) ?? { shares, narrow: new Map<string, T[]>(), count: 0, turnsLeft: 0 };
    const items = line.narrow.get(narrow) ?? [];
    items.push(item);
    line.narrow.set(narrow, items);
    line.count += 1;
    this.wide.set(wide, line);
    this.count += 1;
  }

  /**
   * The first of whose turn it is, who goes to the end of the line with what else waits of theirs; those whose wide network may
   * not go now are passed over.
   */
  takeNext(mayGo: (wide: string) => boolean = () => true): T | undefined {
    const next = find(this.wide, ([name]) => mayGo(name));
    if (!next) return undefined;
    const [name, line] = next;
    line.turnsLeft = (line.turnsLeft || sharesTaken(line)) - 1;
    const [narrow, items] = line.narrow.entries().next().value!;
    const item = items.shift()!;
    line.narrow.delete(narrow);
    if (items.length > 0) line.narrow.set(narrow, items);
    if (line.turnsLeft === 0) {
      this.wide.delete(name);
      this.wide.set(name, line);
    }
    this.noteLeft(name, line);
    return item;
  }

  /** Takes out the newest of the network with the most for its shares; `isGreedy` when that is far more than others have. */
  takeFromLargest(): { item: T; isGreedy: boolean } {
    const [name, line] = largest([...this.wide], ([, one]) => loadOf(one));
    const [narrow, items] = largest([...line.narrow], ([, one]) => one.length);
    const isGreedy = this.isGreedy(line, items.length);
    const item = items.pop()!;
    if (items.length === 0) line.narrow.delete(narrow);
    this.noteLeft(name, line);
    return { item, isGreedy };
  }

  private noteLeft(name: string, line: WideLine<T>): void {
    line.count -= 1;
    this.count -= 1;
    if (line.count === 0) this.wide.delete(name);
  }

  private isGreedy(line: WideLine<T>, own: number): boolean {
    const loads = [...this.wide.values()].map(loadOf);
    if (loads.length > 1 && isFarAbove(loadOf(line), loads)) return true;
    if (loads.length === 1 && line.narrow.size > line.shares) return true;
    const all = [...this.wide.values()].flatMap(({ narrow }) => [...narrow.values()]);
    return isFarAbove(
      own,
      all.map(({ length }) => length),
    );
  }
}

export const networkOfSender = (sender: Sender): Network =>
  typeof sender === 'string' ? { narrow: sender, wide: sender, shares: 1 } : sender;

function find<T>(all: Iterable<T>, fits: (one: T) => boolean): T | undefined {
  for (const one of all) if (fits(one)) return one;
  return undefined;
}

const sharesTaken = ({ shares, narrow }: WideLine<unknown>) => Math.min(shares, narrow.size);
const loadOf = (line: WideLine<unknown>) => line.count / sharesTaken(line);

/** Whether one of these amounts is far above the average of the others; alone it is. */
function isFarAbove(own: number, all: number[]): boolean {
  const others = all.length - 1;
  const sum = all.reduce((one, other) => one + other, 0);
  return others === 0 || own > greedyShare * ((sum - own) / others);
}

function largest<T>(all: T[], size: (one: T) => number): T {
  return all.reduce((most, one) => (size(one) >= size(most) ? one : most));
}
