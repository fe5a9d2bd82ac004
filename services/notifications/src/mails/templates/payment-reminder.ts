import type { UnpaidOrder } from '../../reminders/reminders.repository.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { dollars } from './money.js';
import { shopTime } from './shop-time.js';
import { orderName, type Rendered, type RenderContext } from './template.js';

/** The way back to the payment of an order that was left unpaid. */
export function paymentReminder({ shop, params }: RenderContext): Rendered {
  const order = params as unknown as UnpaidOrder;
  const name = orderName(order);
  const address = `${shop.url}/payment/${order.order_id}`;
  const sentences = [
    `Your order ${name} of ${dollars(order.total)} is not paid yet.`,
    `We hold its products for you until ${shopTime(order.pay_until)} (Phnom Penh). After that they go back on sale.`,
  ];
  return {
    subject: `Your ${shop.name} order ${name} waits for your payment`,
    text: [
      `Hello ${order.customer.name},`,
      '',
      ...sentences,
      '',
      `Continue payment: ${address}`,
      '',
      'If you have changed your mind, you need not do anything.',
      '',
    ].join('\n'),
    html: layout(
      shop.name,
      shop.url,
      html`<p>Hello ${order.customer.name},</p>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
        <p><a href="${address}">Continue payment</a></p>
        <p>If you have changed your mind, you need not do anything.</p>`,
    ),
  };
}
