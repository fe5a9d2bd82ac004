import { shopTimeText, type EventData, type Money } from '@mekong/contracts';
import { dollars, priced, rielNumber } from './money.js';
import { orderMail } from './order-mail.js';
import { shippingLabel } from './receipt-rows.js';
import { nameIn, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

/** What is to be paid at the door, in the one money or the other: $24.00 and 98,400. */
const askedFor = (total: Money, rielRate: number): [string, string] => [
  dollars(total),
  rielNumber(total, rielRate),
];

/** What happens next with an order that is paid in cash at the door. */
export function cashOrderPlaced(context: RenderContext): Rendered {
  const { cash, pickUp, receipt } = words[context.language];
  const order = context.params as EventData<'order.placed.v1'>;
  const price = (money: Money) => priced(money, context.shop.prices, order.riel_rate);
  const until = shopTimeText(new Date(order.pay_until), context.language);
  return orderMail(context, {
    subject: cash.subject,
    sentences: [
      (order.delivery_method?.pick_up ? pickUp : cash).pay(...askedFor(order.total, order.riel_rate!)),
      cash.call(order.phone_number),
      cash.until(until),
    ],
    facts: [
      ...order.lines.map((line) => ({
        label: `${line.quantity} × ${nameIn(context.language, line)}`,
        value: price({ ...line.price, amount: line.price.amount * line.quantity }),
      })),
      {
        label: shippingLabel(order, context.language),
        value: order.shipping.amount ? price(order.shipping) : receipt.free,
      },
      { label: receipt.total, value: price(order.total) },
    ],
  });
}

/** What the courier asks for, where an order is paid at the door. */
export function toPayAtDoor({ params, language }: RenderContext): string[] {
  const { cash, pick_up } = params as EventData<'order.shipped.v1'>;
  if (!cash) return [];
  const asked = askedFor(cash.total, cash.riel_rate);
  const { pickUp, cash: atDoor } = words[language];
  return [pick_up ? pickUp.payNow(...asked) : atDoor.ready(...asked)];
}
