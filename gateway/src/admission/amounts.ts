import { countedAs, type Network } from '@mekong/service-defaults';

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

/** The same of networks: what is under way of one counts for the wide network around it too. */
export class NetworkAmounts {
  private readonly amounts = new Amounts();

  /** Whether so much more stays within what one narrow network may have, and the wide one its shares of it. */
  hasRoom(network: Network, more: number, most: number): boolean {
    return countedAs(network).every(({ name, shares }) => this.amounts.of(name) + more <= most * shares);
  }

  add(network: Network, amount = 1): void {
    for (const { name } of countedAs(network)) this.amounts.add(name, amount);
  }

  remove(network: Network, amount = 1): void {
    for (const { name } of countedAs(network)) this.amounts.remove(name, amount);
  }
}
