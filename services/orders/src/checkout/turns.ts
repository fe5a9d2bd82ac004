interface Line {
  last: Promise<unknown>;
  length: number;
}

/** Runs the tasks of each key one after another, and those of different keys at the same time. */
export class Turns {
  private readonly lines = new Map<string, Line>();

  /** `most` may be in one line; further ones are refused with the error that `tooMany` makes. */
  constructor(
    private readonly most: number,
    private readonly tooMany: () => Error,
  ) {}

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const { last, length } = this.lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (length >= this.most) throw this.tooMany();
    const mine = last.then(task, task);
    this.lines.set(key, { last: mine, length: length + 1 });
    try {
      return await mine;
    } finally {
      this.leave(key);
    }
  }

  private leave(key: string): void {
    const line = this.lines.get(key)!;
    line.length -= 1;
    if (line.length === 0) this.lines.delete(key);
  }
}
