import { inRiel, type EventData, type Language, type Money, type PriceStyle } from '@mekong/contracts';
import { dollars, riel, rielOf } from './money.js';
import type { TableRow } from './parts.js';
import { nameIn } from './template.js';
import { words } from './words/index.js';

type Order = EventData<'order.paid.v1'>;

interface ReceiptRows {
  rows: TableRow[];
  /** What stands below them. */
  notes: string[];
  /** As it stands first. */
  total: string;
}

/** What was bought and what it cost, written as the shop writes its prices, at the rate of the order. */
export function receiptRows(order: Order, prices: PriceStyle, language: Language): ReceiptRows {
  const rate = prices === 'dollars-only' ? undefined : order.riel_rate;
  if (prices === 'riel-first' && rate !== undefined) {
    const sumOf = (parts: Money[]) => parts.reduce((sum, { amount }) => sum + inRiel(amount, rate), 0);
    const subtotal = sumOf(order.lines.map(lineTotal)) - sumOf(order.discount ? [order.discount] : []);
    const rounding = sumOf([order.total]) - subtotal - sumOf([order.shipping, order.tax]);
    return {
      rows: rowsOf(order, language, {
        write: (money) => riel(money, rate),
        subtotal: rielOf(subtotal),
        rounding: rounding === 0 ? undefined : rielOf(rounding),
      }),
      notes: [dollars(order.total)],
      total: riel(order.total, rate),
    };
  }
  return {
    rows: rowsOf(order, language, { write: dollars, subtotal: dollars(order.subtotal) }),
    notes: rielNotes(order, rate, language),
    total: dollars(order.total),
  };
}

/** What was paid in riel is told of every shop, and what another total is about only where it prices in riel (`rate`). */
function rielNotes(order: Order, rate: number | undefined, language: Language): string[] {
  const { receipt } = words[language];
  const { pay_currency, riel_rate: paidRate } = order;
  if (pay_currency === 'KHR' && paidRate !== undefined)
    return [receipt.paidInRiel(riel(order.total, paidRate))];
  return rate === undefined ? [] : [receipt.inRiel(riel(order.total, rate))];
}

const lineTotal = ({ price, quantity }: Order['lines'][number]): Money => ({
  ...price,
  amount: price.amount * quantity,
});

interface Written {
  write(money: Money): string;
  subtotal: string;
  /** What the rounding of each amount makes of the total. */
  rounding?: string;
}

/** What shipping is called: by the name of the delivery where its shopper has chosen one. */
export function shippingLabel(
  { delivery_method: method }: Pick<Order, 'delivery_method'>,
  language: Language,
): string {
  const { shipping } = words[language].receipt;
  return method ? `${shipping}: ${nameIn(language, method)}` : shipping;
}

function rowsOf(order: Order, language: Language, { write, subtotal, rounding }: Written): TableRow[] {
  const { receipt } = words[language];
  return [
    ...order.lines.map((line) => ({
      label: `${line.quantity} × ${nameIn(language, line)}`,
      value: write(lineTotal(line)),
    })),
    ...(order.discount?.amount
      ? [{ label: receipt.discount(order.promo_code), value: `−${write(order.discount)}` }]
      : []),
    { label: receipt.subtotal, value: subtotal },
    {
      label: shippingLabel(order, language),
      value: order.shipping.amount ? write(order.shipping) : receipt.free,
    },
    { label: receipt.tax, value: write(order.tax) },
    ...(rounding === undefined ? [] : [{ label: receipt.rounding, value: rounding }]),
    { label: receipt.total, value: write(order.total), isBold: true },
  ];
}
