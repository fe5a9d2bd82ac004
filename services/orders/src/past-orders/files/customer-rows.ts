import type { Fault } from '@mekong/contracts';
import type { PastCustomer } from '../past-order.js';
import type { Cells } from './cells.js';
import { contactKey } from '../contact-key.js';
import type { CustomerExport } from './export.js';
import { currencyCode, readMinor, signedCurrency } from './money.js';
import { type FailedRow, rowFault } from './row-faults.js';
import { cut } from './texts.js';

/** Reads a row for each customer. */
export class CustomerRows {
  private readonly customers: PastCustomer[] = [];
  private readonly lines = new Map<string, number>();
  private readonly failures: FailedRow[] = [];

  constructor(
    private readonly form: CustomerExport,
    private readonly currency: string,
  ) {}

  add(line: number, row: Cells, fault?: Fault): void {
    const read = fault ?? this.read(line, row);
    if ('code' in read) this.failures.push({ row: line, fault: read });
    else this.customers.push(read);
  }

  finish(): { customers: PastCustomer[]; failures: FailedRow[] } {
    return { customers: this.customers, failures: this.failures };
  }

  private read(line: number, row: Cells): PastCustomer | Fault {
    const texts = this.form.customer(row);
    const named = signedCurrency(texts.spent) ?? this.currency;
    const currency = currencyCode(named);
    if (!currency) return rowFault.currency(cut(named, 20));
    const spentMinor = texts.spent === '' ? 0 : readMinor(texts.spent, currency);
    if (spentMinor === undefined) return rowFault.amount(cut(texts.spent, 40));
    const orders = texts.orders === '' ? 0 : Number(/^\d{1,7}$/.exec(texts.orders)?.[0] ?? NaN);
    if (Number.isNaN(orders)) return rowFault.count(cut(texts.orders, 40));
    const customer = {
      ...{ orders, currency, spentMinor },
      name: cut(texts.name, 200),
      email: cut(texts.email, 320),
      phone: cut(texts.phone, 50),
      address: cut(texts.address, 1_000),
      note: cut(texts.note, 5_000),
    };
    const key = contactKey(customer);
    if (key === '') return rowFault.noContact();
    const before = this.lines.get(key);
    if (before !== undefined) return rowFault.twice(before);
    this.lines.set(key, line);
    return customer;
  }
}
