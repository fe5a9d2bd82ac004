/** How much is under way for each key; those with nothing take no memory. */
export class Amounts {
  private readonly amounts = new Map<string, number>();

  of(key: string): number {
    return this.amounts.get(key) ?? 0;
  }

  add(key: string, amount = 1): void {
    this.amounts.set(key, this.of(key) + amount);
  }

  remove(key: string, amount = 1): void {
    const left = this.of(key) - amount;
    if (left > 0) this.amounts.set(key, left);
    else this.amounts.delete(key);
  }
}
