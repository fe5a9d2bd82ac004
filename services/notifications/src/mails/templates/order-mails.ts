import type { EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { dollars } from './money.js';
import { orderName, type Rendered, type RenderContext } from './template.js';

interface Content {
  subject: string;
  /** One paragraph each. */
  sentences: string[];
  facts?: { label: string; value: string }[];
}

/** A mail about one step of an order, with the facts of that step and the way to the customer's orders. */
function orderMail({ shop, params }: RenderContext, { subject, sentences, facts = [] }: Content): Rendered {
  const order = params as EventData<'order.delivered.v1'>;
  const { customer } = order;
  const rows = [{ label: 'Order', value: orderName(order) }, ...facts];
  const cell = 'padding:6px 0;border-bottom:1px solid #e6e9ed';
  return {
    subject,
    text: [
      `Hello ${customer.name},`,
      '',
      ...sentences,
      '',
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      '',
      `Your orders: ${shop.url}/user-profile`,
      '',
    ].join('\n'),
    html: layout(
      shop.name,
      shop.url,
      html`<p>Hello ${customer.name},</p>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">
          ${rows.map(
            ({ label, value }) =>
              html`<tr>
                <td style="${cell}">${label}</td>
                <td align="right" style="${cell};word-break:break-all">${value}</td>
              </tr>`,
          )}
        </table>
        <p><a href="${shop.url}/user-profile">Your orders and receipts</a></p>`,
    ),
  };
}

export function orderShipped(context: RenderContext): Rendered {
  const shipment = context.params as EventData<'order.shipped.v1'>;
  const { courier } = shipment;
  return orderMail(context, {
    subject: `Your ${context.shop.name} order is on its way`,
    sentences: [courier ? `Your order has left our shop with ${courier}.` : 'Your order has left our shop.'],
    facts: shipmentFacts(shipment),
  });
}

export function orderShipmentCorrected(context: RenderContext): Rendered {
  return orderMail(context, {
    subject: `Your ${context.shop.name} order: corrected shipment`,
    sentences: [
      'We have corrected the courier or the tracking number of your order. Please go by this mail instead of earlier ones.',
    ],
    facts: shipmentFacts(context.params as EventData<'order.shipment-corrected.v1'>),
  });
}

type Shipment = Pick<EventData<'order.shipped.v1'>, 'courier' | 'tracking_number'>;

function shipmentFacts({ courier, tracking_number }: Shipment): { label: string; value: string }[] {
  return [
    { label: 'Courier', value: courier },
    { label: 'Tracking number', value: tracking_number },
  ].filter((fact): fact is { label: string; value: string } => Boolean(fact.value));
}

export function orderDelivered(context: RenderContext): Rendered {
  return orderMail(context, {
    subject: `Your ${context.shop.name} order was delivered`,
    sentences: ['Your order was delivered. We hope that you enjoy it.'],
  });
}

export function orderCancelled(context: RenderContext): Rendered {
  const { reason } = context.params as EventData<'order.cancelled.v1'>;
  const why =
    reason === 'expired'
      ? 'Your order was cancelled, since it was not paid in time.'
      : 'Your order was cancelled.';
  return orderMail(context, {
    subject: `Your ${context.shop.name} order was cancelled`,
    sentences: [why, 'Nothing was charged. You are welcome to order again at any time.'],
  });
}

export function orderRefunded(context: RenderContext): Rendered {
  const { total } = context.params as EventData<'order.refunded.v1'>;
  return orderMail(context, {
    subject: `Your ${context.shop.name} order was refunded: ${dollars(total)}`,
    sentences: [`We have given ${dollars(total)} back to you.`],
    facts: [{ label: 'Refund', value: dollars(total) }],
  });
}
