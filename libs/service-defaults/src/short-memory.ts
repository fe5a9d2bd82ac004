/** A cache whose entries expire, all after about the same time; holds `most` of them, then drops the oldest. */
export class ShortMemory<T> {
  private readonly things = new Map<string, { thing: T; endsAt: number }>();

  constructor(private readonly most: number) {}

  find(key: string): T | undefined {
    const known = this.things.get(key);
    return known && known.endsAt > Date.now() ? known.thing : undefined;
  }

  /** `endsAt` is Unix time in milliseconds. */
  remember(key: string, thing: T, endsAt: number): void {
    // Inserted anew, so that the first key of the map is always the oldest.
    this.things.delete(key);
    const [oldest] = this.things.keys();
    if (oldest !== undefined && this.things.size >= this.most) this.things.delete(oldest);
    this.things.set(key, { thing, endsAt });
  }
}
