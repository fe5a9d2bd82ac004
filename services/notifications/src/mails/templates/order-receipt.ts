import { shopTimeText, textKey, type EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { dollars, riel } from './money.js';
import { link, small, table } from './parts.js';
import { nameIn, orderName, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

/** What was bought and paid, as order.paid tells it. */
export function orderReceipt({ shop, params, language }: RenderContext): Rendered {
  const order = params as EventData<'order.paid.v1'>;
  const { receipt, order: about } = words[language];
  const rows = order.lines.map((line) => ({
    label: `${line.quantity} × ${nameIn(language, line)}`,
    value: dollars({ ...line.price, amount: line.price.amount * line.quantity }),
  }));
  const sums = [
    { label: receipt.subtotal, value: dollars(order.subtotal) },
    { label: receipt.shipping, value: order.shipping.amount ? dollars(order.shipping) : receipt.free },
    { label: receipt.tax, value: dollars(order.tax) },
    { label: receipt.total, value: dollars(order.total), isBold: true },
  ];
  const notes = order.riel_rate ? [receipt.inRiel(riel(order.total, order.riel_rate))] : [];
  const { name: buyer } = order.customer;
  const isForBuyer = textKey(buyer) === textKey(order.customer_name);
  const thanks = receipt.thanks(buyer, isForBuyer ? undefined : order.customer_name);
  const name = orderName(order);
  const isCash = order.method === 'cod';
  // When the shop got the cash is no matter of whoever has paid it before.
  const facts = isCash
    ? receipt.cashFacts(name)
    : receipt.facts(name, shopTimeText(new Date(order.paid_at), language), order.transaction_id);
  const shipsTo = `${isCash ? receipt.shippedTo : receipt.shipsTo} ${order.customer_name}, ${order.phone_number}`;
  const arrives = order.delivery_days ? [receipt.arrives(order.delivery_days)] : [];
  return {
    subject: receipt.subject(shop.name, name, dollars(order.total)),
    text: [
      thanks,
      facts,
      '',
      ...[...rows, ...sums].map((row) => `${row.label}: ${row.value}`),
      ...notes,
      '',
      `${shipsTo}, ${order.shipping_address}`,
      ...arrives,
      `${about.yourOrders} ${shop.url}/user-profile`,
      '',
    ].join('\n'),
    html: layout(
      shop,
      language,
      html`<p>${thanks}</p>
        ${small(facts)} ${table([...rows, ...sums], notes)}
        <p>${shipsTo}<br />${order.shipping_address}</p>
        ${arrives.map((sentence) => html`<p>${sentence}</p>`)}
        <p>${link(`${shop.url}/user-profile`, about.ordersLink)}</p>`,
    ),
  };
}
