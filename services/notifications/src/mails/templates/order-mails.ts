import type { EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { dollars } from './money.js';
import { link, table } from './parts.js';
import { nameIn, orderName, type Rendered, type RenderContext } from './template.js';
import { words, type Words } from './words/index.js';

interface Content {
  /** Of an order with this name. */
  subject: (shop: string, order: string) => string;
  /** One paragraph each. */
  sentences: string[];
  facts?: Fact[];
}

interface Fact {
  label: string;
  value: string;
  /** The value is the address of a page. */
  isLink?: boolean;
}

/** A mail about one step of an order, with the facts of that step and the way to the customer's orders. */
function orderMail(
  { shop, params, language }: RenderContext,
  { subject, sentences, facts = [] }: Content,
): Rendered {
  const order = params as EventData<'order.delivered.v1'>;
  const { helloTo, order: about } = words[language];
  const hello = helloTo(order.customer.name);
  const name = orderName(order);
  const rows: Fact[] = [{ label: about.label, value: name }, ...facts];
  return {
    subject: subject(shop.name, name),
    text: [
      hello,
      '',
      ...sentences,
      '',
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      '',
      `${about.yourOrders} ${shop.url}/user-profile`,
      '',
    ].join('\n'),
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
        ${table(rows.map(({ label, value, isLink }) => ({ label, value: isLink ? link(value) : value })))}
        <p>${link(`${shop.url}/user-profile`, about.ordersLink)}</p>`,
    ),
  };
}

export function orderShipped(context: RenderContext): Rendered {
  const { shipped, order } = words[context.language];
  const shipment = context.params as EventData<'order.shipped.v1'>;
  return orderMail(context, {
    subject: shipped.subject,
    sentences: [shipment.courier ? shipped.leftWith(shipment.courier) : shipped.left],
    facts: shipmentFacts(shipment, order),
  });
}

export function orderShipmentCorrected(context: RenderContext): Rendered {
  const { corrected, order } = words[context.language];
  return orderMail(context, {
    subject: corrected.subject,
    sentences: [corrected.text],
    facts: shipmentFacts(context.params as EventData<'order.shipment-corrected.v1'>, order),
  });
}

type Shipment = Pick<EventData<'order.shipped.v1'>, 'courier' | 'tracking_number' | 'tracking_url'>;

function shipmentFacts(shipment: Shipment, labels: Words['order']): Fact[] {
  const { courier, tracking_number, tracking_url } = shipment;
  return [
    { label: labels.courier, value: courier },
    { label: labels.trackingNumber, value: tracking_number },
    { label: labels.follow, value: tracking_url, isLink: true },
  ].filter((fact): fact is Fact => Boolean(fact.value));
}

export function orderCameBack(context: RenderContext): Rendered {
  const { cameBack } = words[context.language];
  const { phone_number } = context.params as EventData<'order.came-back.v1'>;
  return orderMail(context, {
    subject: cameBack.subject,
    sentences: [cameBack.text, cameBack.next(phone_number), cameBack.tellUs],
  });
}

export function orderSentAgain(context: RenderContext): Rendered {
  const { sentAgain } = words[context.language];
  return orderMail(context, {
    subject: sentAgain.subject,
    sentences: [sentAgain.text],
  });
}

export function orderDelivered(context: RenderContext): Rendered {
  const { delivered } = words[context.language];
  return orderMail(context, {
    subject: delivered.subject,
    sentences: [delivered.text],
  });
}

export function orderCancelled(context: RenderContext): Rendered {
  const { cancelled } = words[context.language];
  const { reason } = context.params as EventData<'order.cancelled.v1'>;
  return orderMail(context, {
    subject: cancelled.subject,
    sentences: [cancelled[reason], cancelled.ifPaid],
  });
}

export function orderRefunded(context: RenderContext): Rendered {
  const { refunded, order } = words[context.language];
  const total = dollars((context.params as EventData<'order.refunded.v1'>).total);
  return orderMail(context, {
    subject: (shop, name) => refunded.subject(shop, name, total),
    sentences: [refunded.text(total)],
    facts: [{ label: order.refund, value: total }],
  });
}

export function orderPartlyRefunded(context: RenderContext): Rendered {
  const { refunded, order } = words[context.language];
  const { amount, lines } = context.params as EventData<'order.partly-refunded.v1'>;
  const total = dollars(amount);
  return orderMail(context, {
    subject: (shop, name) => refunded.partSubject(shop, name, total),
    sentences: [refunded.text(total)],
    facts: [
      ...lines.map((line) => ({
        label: `${line.quantity} × ${nameIn(context.language, line)}`,
        value: dollars({ ...line.price, amount: line.price.amount * line.quantity }),
      })),
      { label: order.refund, value: total },
    ],
  });
}
