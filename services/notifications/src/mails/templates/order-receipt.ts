import { shopTimeText, textKey, type EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { link, small, table } from './parts.js';
import { receiptRows } from './receipt-rows.js';
import { orderName, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

/** What was bought and paid, as order.paid tells it. */
export function orderReceipt({ shop, params, language }: RenderContext): Rendered {
  const order = params as EventData<'order.paid.v1'>;
  const { receipt, pickUp, order: about } = words[language];
  const { rows, notes, total } = receiptRows(order, shop.prices, language);
  const { name: buyer } = order.customer;
  const isForBuyer = textKey(buyer) === textKey(order.customer_name);
  const thanks = receipt.thanks(buyer, isForBuyer ? undefined : order.customer_name);
  const name = orderName(order);
  const isCash = order.method === 'cod' && !order.by_transfer;
  // When the shop got the cash is no matter of whoever has paid it before.
  const facts = isCash
    ? receipt.cashFacts(name)
    : receipt.facts(name, shopTimeText(new Date(order.paid_at), language), order.transaction_id);
  const isPickUp = order.delivery_method?.pick_up === true;
  const goesTo = isPickUp ? receipt.pickedUpBy : isCash ? receipt.shippedTo : receipt.shipsTo;
  const shipsTo = `${goesTo} ${order.customer_name}, ${order.phone_number}`;
  const days = order.delivery_days ? [receipt.arrives(order.delivery_days)] : [];
  // What is paid in cash is in the shopper's hands by then.
  const arrives = isPickUp ? (isCash ? [] : [pickUp.next]) : days;
  return {
    subject: receipt.subject(shop.name, name, total),
    text: [
      thanks,
      facts,
      '',
      ...rows.map((row) => `${row.label}: ${row.value}`),
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
        ${small(facts)} ${table(rows, notes)}
        <p>${shipsTo}<br />${order.shipping_address}</p>
        ${arrives.map((sentence) => html`<p>${sentence}</p>`)}
        <p>${link(`${shop.url}/user-profile`, about.ordersLink)}</p>`,
    ),
  };
}
