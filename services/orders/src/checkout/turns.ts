/** Runs the tasks of each key one after another, and those of different keys at the same time. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    this.last.set(key, mine);
    const end = () => {
      if (this.last.get(key) === mine) this.last.delete(key);
    };
    mine.then(end, end);
    return mine;
  }
}
