import type { EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { dollars } from './money.js';
import { shopTime } from './shop-time.js';
import { orderName, type Rendered, type RenderContext } from './template.js';

/** What was bought and paid, as order.paid tells it. */
export function orderReceipt({ shop, params }: RenderContext): Rendered {
  const order = params as EventData<'order.paid.v1'>;
  const rows = order.lines.map((line) => ({
    label: `${line.quantity} × ${line.name}`,
    amount: dollars({ ...line.price, amount: line.price.amount * line.quantity }),
  }));
  const sums = [
    { label: 'Subtotal', amount: dollars(order.subtotal) },
    { label: 'Shipping', amount: order.shipping.amount ? dollars(order.shipping) : 'Free' },
    { label: 'Tax', amount: dollars(order.tax) },
    { label: 'Total', amount: dollars(order.total) },
  ];
  const facts = `Order ${orderName(order)}, paid ${shopTime(order.paid_at)}, transaction ${order.transaction_id}`;
  const cell = 'padding:6px 0;border-bottom:1px solid #e6e9ed';
  return {
    subject: `Your ${shop.name} receipt: ${dollars(order.total)}`,
    text: [
      `Thank you for your order, ${order.customer_name}.`,
      facts,
      '',
      ...[...rows, ...sums].map((row) => `${row.label}: ${row.amount}`),
      '',
      `Ships to: ${order.customer_name}, ${order.phone_number}, ${order.shipping_address}`,
      `Your orders: ${shop.url}/user-profile`,
      '',
    ].join('\n'),
    html: layout(
      shop.name,
      shop.url,
      html`<p>Thank you for your order, ${order.customer_name}.</p>
        <p style="font-size:13px;color:#5b6774">${facts}</p>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">
          ${[...rows, ...sums].map(
            (row) =>
              html`<tr>
                <td style="${cell}">${row.label}</td>
                <td align="right" style="${cell}">${row.amount}</td>
              </tr>`,
          )}
        </table>
        <p>Ships to: ${order.customer_name}, ${order.phone_number}<br />${order.shipping_address}</p>
        <p><a href="${shop.url}/user-profile">Your orders and receipts</a></p>`,
    ),
  };
}
