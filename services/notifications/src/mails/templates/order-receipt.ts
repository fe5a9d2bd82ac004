import type { EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { dollars, riel } from './money.js';
import { shopTime } from './shop-time.js';
import { nameIn, orderName, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

/** What was bought and paid, as order.paid tells it. */
export function orderReceipt({ shop, params, language }: RenderContext): Rendered {
  const order = params as EventData<'order.paid.v1'>;
  const { receipt, order: about } = words[language];
  const rows = order.lines.map((line) => ({
    label: `${line.quantity} × ${nameIn(language, line)}`,
    amount: dollars({ ...line.price, amount: line.price.amount * line.quantity }),
  }));
  const sums = [
    { label: receipt.subtotal, amount: dollars(order.subtotal) },
    { label: receipt.shipping, amount: order.shipping.amount ? dollars(order.shipping) : receipt.free },
    { label: receipt.tax, amount: dollars(order.tax) },
    { label: receipt.total, amount: dollars(order.total) },
  ];
  const notes = order.riel_rate ? [receipt.inRiel(riel(order.total, order.riel_rate))] : [];
  const thanks = receipt.thanks(order.customer_name);
  const facts = receipt.facts(orderName(order), shopTime(order.paid_at, language), order.transaction_id);
  const shipsTo = `${receipt.shipsTo} ${order.customer_name}, ${order.phone_number}`;
  const cell = 'padding:6px 0;border-bottom:1px solid #e6e9ed';
  return {
    subject: receipt.subject(shop.name, dollars(order.total)),
    text: [
      thanks,
      facts,
      '',
      ...[...rows, ...sums].map((row) => `${row.label}: ${row.amount}`),
      ...notes,
      '',
      `${shipsTo}, ${order.shipping_address}`,
      `${about.yourOrders} ${shop.url}/user-profile`,
      '',
    ].join('\n'),
    html: layout(
      shop,
      language,
      html`<p>${thanks}</p>
        <p style="font-size:13px;color:#5b6774">${facts}</p>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">
          ${[...rows, ...sums].map(
            (row) =>
              html`<tr>
                <td style="${cell}">${row.label}</td>
                <td align="right" style="${cell}">${row.amount}</td>
              </tr>`,
          )}
          ${notes.map(
            (note) =>
              html`<tr>
                <td colspan="2" align="right" style="padding:6px 0;font-size:13px;color:#5b6774">${note}</td>
              </tr>`,
          )}
        </table>
        <p>${shipsTo}<br />${order.shipping_address}</p>
        <p><a href="${shop.url}/user-profile">${about.ordersLink}</a></p>`,
    ),
  };
}
