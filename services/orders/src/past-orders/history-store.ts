import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { History } from './files/read-history.js';
import { PastCustomersRepository } from './past-customers.repository.js';
import { type Counts, PastOrdersRepository } from './past-orders.repository.js';
import { customerRecord, emailHash, ofNobody, orderRecord } from './records.js';

/** So many rows go into one statement. */
const atOnce = 1_000;
/** So many are prepared for it before other work gets its turn. */
const inOneTurn = 100;

/** Compares what a file holds with what is kept, and keeps it; a statement for many rows, never one for each. */
@Injectable()
export class HistoryStore {
  constructor(
    private readonly orders: PastOrdersRepository,
    private readonly customers: PastCustomersRepository,
  ) {}

  /** What keeping it would do. */
  compare(db: DataSource, history: History): Promise<Counts> {
    return this.each(db, history, {
      orders: (records) => this.orders.compare(db, history.source, records),
      customers: (records) => this.customers.compare(db, history.source, records),
    });
  }

  keep(tx: EntityManager, history: History, by: string): Promise<Counts> {
    return this.each(tx, history, {
      orders: (records) => this.orders.store(tx, history.source, records, by),
      customers: (records) => this.customers.store(tx, history.source, records, by),
    });
  }

  private async each(
    db: DataSource | EntityManager,
    { orders, customers }: History,
    write: {
      orders: (records: ReturnType<typeof orderRecord>[]) => Promise<Counts>;
      customers: (records: ReturnType<typeof customerRecord>[]) => Promise<Counts>;
    },
  ): Promise<Counts> {
    const counts = { new: 0, known: 0, changed: 0 };
    const add = (more: Counts) => {
      for (const name of ['new', 'known', 'changed'] as const) counts[name] += more[name];
    };
    // In one order for all, so that two uploads of the same do not wait for each other in a circle.
    const sorted = orders.toSorted((a, b) => (a.number < b.number ? -1 : 1));
    for (let start = 0; start < sorted.length; start += atOnce) {
      const part = sorted.slice(start, start + atOnce);
      const isForgotten = await this.forgottenAmong(db, part);
      const known = part.map((one) => (isForgotten(one) ? ofNobody(one) : one));
      add(await write.orders(await inTurns(known, orderRecord)));
    }
    const records = (await inTurns(customers, customerRecord)).sort((a, b) => (a.key < b.key ? -1 : 1));
    for (let start = 0; start < records.length; start += atOnce) {
      const part = records.slice(start, start + atOnce);
      const isForgotten = await this.forgottenAmong(db, part);
      const rest = part.filter((one) => !isForgotten(one));
      // Nothing of the others is kept.
      counts.known += part.length - rest.length;
      if (rest.length > 0) add(await write.customers(rest));
    }
    return counts;
  }

  /** Whether the data of an email was deleted. */
  private async forgottenAmong(db: DataSource | EntityManager, all: { email: string }[]) {
    const emails = all.map(({ email }) => email).filter(Boolean);
    const forgotten = await this.orders.forgottenAmong(db, [...new Set(emails.map(emailHash))]);
    return ({ email }: { email: string }) => email !== '' && forgotten.has(emailHash(email));
  }
}

/** Each of them made into something, a few at a time. */
async function inTurns<From, To>(all: From[], make: (one: From) => To): Promise<To[]> {
  const made: To[] = [];
  for (let start = 0; start < all.length; start += inOneTurn) {
    made.push(...all.slice(start, start + inOneTurn).map(make));
    await othersTurn();
  }
  return made;
}
