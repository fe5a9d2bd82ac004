import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Fault } from '@mekong/contracts';
import { hasMonthFirst, readDate } from '@mekong/spreadsheets';
import type { PastItem, PastOrder } from '../past-order.js';
import type { Cells } from './cells.js';
import type { ItemTexts, OrderExport, OrderTexts } from './export.js';
import { currencyCode, readMinor, readPrice, signedCurrency } from './money.js';
import { type FailedRow, rowFault } from './row-faults.js';
import { cut } from './texts.js';

/** An order as far as its rows were read. */
interface Rows {
  line: number;
  number: string;
  order?: OrderTexts;
  items: { line: number; texts: ItemTexts }[];
}

/** Of one order: more are hardly an order. */
const mostItems = 2_000;
/** So many are read before other work gets its turn. */
const inOneTurn = 500;
const dayMs = 86_400_000;

/** Puts the rows of each order together, wherever in the file they stand. An order with a fault in one row is not taken at all. */
export class OrderRows {
  private readonly orders = new Map<string, Rows>();
  private readonly failed = new Map<string, FailedRow>();
  private readonly failures: FailedRow[] = [];

  constructor(
    private readonly form: OrderExport,
    /** Where the file names none. */
    private readonly currency: string,
  ) {}

  add(line: number, row: Cells, fault?: Fault): void {
    const number = cut(this.form.number(row), 100);
    if (number === '') return void this.failures.push({ row: line, fault: fault ?? rowFault.noNumber() });
    if (fault) return this.fail(number, line, fault);
    const known = this.orders.get(number);
    if (known && !this.form.hasRowsOfItems)
      return void this.failures.push({ row: line, fault: rowFault.twice(known.line) });
    const rows = known ?? { line, number, items: [] };
    this.orders.set(number, rows);
    rows.order ??= this.form.order(row);
    for (const texts of this.form.items(row)) rows.items.push({ line, texts });
    if (rows.items.length > mostItems) this.fail(number, line, rowFault.tooManyItems(mostItems));
  }

  async finish(): Promise<{ orders: PastOrder[]; failures: FailedRow[] }> {
    const isMonthFirst = hasMonthFirst([...this.orders.values()].map(({ order }) => order?.placed ?? ''));
    const orders: PastOrder[] = [];
    for (const rows of this.orders.values()) {
      const order = this.failed.has(rows.number) ? undefined : this.read(rows, isMonthFirst);
      if (order) orders.push(order);
      if (orders.length % inOneTurn === 0) await othersTurn();
    }
    return { orders, failures: [...this.failures, ...this.failed.values()] };
  }

  private fail(number: string, row: number, fault: Fault): undefined {
    if (!this.failed.has(number)) this.failed.set(number, { row, fault });
  }

  private read({ line, number, order, items }: Rows, isMonthFirst: boolean): PastOrder | undefined {
    const fail = (fault: Fault) => this.fail(number, line, fault);
    if (!order) return fail(rowFault.incomplete());
    const named = order.currency || signedCurrency(order.total) || this.currency;
    const currency = currencyCode(named);
    if (!currency) return fail(rowFault.currency(cut(named, 20)));
    const totalMinor = readMinor(order.total, currency);
    if (totalMinor === undefined) return fail(rowFault.amount(cut(order.total, 40)));
    const placedAt = readDate(order.placed, { isMonthFirst });
    if (!placedAt || placedAt.getTime() > Date.now() + dayMs)
      return fail(rowFault.date(cut(order.placed, 40)));
    const read = items.map(({ line: at, texts }) => this.item(number, at, texts, currency));
    if (read.includes(undefined)) return undefined;
    return {
      ...{ number, placedAt, currency, totalMinor, items: read as PastItem[] },
      status: cut(order.status, 100),
      name: cut(order.name, 200),
      email: cut(order.email, 320),
      phone: cut(order.phone, 50),
      address: cut(order.address, 1_000),
      note: cut(order.note, 5_000),
    };
  }

  private item(number: string, line: number, texts: ItemTexts, currency: string): PastItem | undefined {
    const quantity = countOf(texts.quantity);
    if (quantity === undefined) return this.fail(number, line, rowFault.count(cut(texts.quantity, 40)));
    return {
      name: cut(texts.name, 500),
      sku: cut(texts.sku, 100),
      quantity,
      priceMinor: priceOf(texts, quantity, currency),
    };
  }
}

/** 1 where the file says nothing; negative where more came back than went out. */
function countOf(text: string): number | undefined {
  if (text === '') return 1;
  return /^-?\d{1,6}(?:\.0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

function priceOf({ price, total }: ItemTexts, quantity: number, currency: string): number | null {
  if (total === undefined || quantity === 0) return readPrice(price, currency);
  const minor = readPrice(total, currency);
  return minor === null ? null : Math.round(minor / quantity);
}
