import { shopTimeText, type EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { written } from './money.js';
import { button } from './parts.js';
import { orderName, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

/** The way back to the payment of an order that was left unpaid. */
export function paymentReminder({ shop, params, language }: RenderContext): Rendered {
  const order = params as unknown as UnpaidOrder;
  const { helloTo, reminder } = words[language];
  const name = orderName(order);
  const hello = helloTo(order.customer.name);
  const address = `${shop.url}/payment/${order.order_id}${order.order_number ? `?order=${order.order_number}` : ''}`;
  const sentences = [
    reminder.unpaid(name, written(order.total, shop.prices, order.riel_rate)),
    reminder.held(shopTimeText(new Date(order.pay_until), language)),
  ];
  return {
    subject: reminder.subject(shop.name, name),
    text: [
      hello,
      '',
      ...sentences,
      '',
      `${reminder.go}: ${address}`,
      reminder.login,
      '',
      reminder.ignore,
      '',
    ].join('\n'),
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)} ${button(address, reminder.go)}
        <p>${reminder.login}</p>
        <p>${reminder.ignore}</p>`,
    ),
  };
}

/** What the mail says of the order. */
export type UnpaidOrder = Pick<
  EventData<'order.placed.v1'>,
  'order_id' | 'order_number' | 'customer' | 'total' | 'pay_until' | 'riel_rate'
>;
