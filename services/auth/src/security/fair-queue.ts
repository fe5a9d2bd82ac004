interface Waiting {
  start: () => void;
  refuse: (reason: Error) => void;
}

/**
 * Runs a few tasks at a time. Those that wait take turns by their keys, so that whoever sends hundreds waits behind
 * themself and not in front of everybody else; where too many wait, the newest of the key with the most is refused.
 */
export class FairQueue {
  private readonly waiting = new Map<string, Waiting[]>();
  private waitingCount = 0;
  private running = 0;

  /** `tooMany` makes the error of a refused task. */
  constructor(
    private readonly concurrency: number,
    private readonly mostWaiting: number,
    private readonly tooMany: () => Error,
  ) {}

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    if (this.running < this.concurrency) this.running += 1;
    else await this.turnOf(key);
    try {
      return await task();
    } finally {
      this.startNext();
    }
  }

  private turnOf(key: string): Promise<void> {
    return new Promise((start, refuse) => {
      const ofKey = this.waiting.get(key) ?? [];
      ofKey.push({ start, refuse });
      this.waiting.set(key, ofKey);
      this.waitingCount += 1;
      if (this.waitingCount > this.mostWaiting) this.refuseOne();
    });
  }

  private refuseOne(): void {
    const [key, longest] = [...this.waiting].reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    );
    const refused = longest.pop();
    if (longest.length === 0) this.waiting.delete(key);
    this.waitingCount -= 1;
    refused?.refuse(this.tooMany());
  }

  /** The one that ended makes room: the next key's first task starts, and that key goes to the end of the line. */
  private startNext(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [key, [first, ...others]] = next;
    this.waiting.delete(key);
    if (others.length > 0) this.waiting.set(key, others);
    this.waitingCount -= 1;
    first!.start();
  }
}
