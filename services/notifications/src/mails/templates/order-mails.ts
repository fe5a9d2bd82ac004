import type { EventData, Money } from '@mekong/contracts';
import { toPayAtDoor } from './cash-mails.js';
import { priced } from './money.js';
import { orderMail, type Fact } from './order-mail.js';
import { moneyGoesBack } from './money-goes-back.js';
import { nameIn, type Rendered, type RenderContext } from './template.js';
import { words, type Words } from './words/index.js';

export function orderShipped(context: RenderContext): Rendered {
  const { shipped, pickUp, order } = words[context.language];
  const shipment = context.params as EventData<'order.shipped.v1'>;
  if (shipment.pick_up)
    return orderMail(context, {
      subject: pickUp.subject,
      sentences: [pickUp.ready, ...toPayAtDoor(context)],
    });
  return orderMail(context, {
    subject: shipped.subject,
    sentences: [
      shipment.courier ? shipped.leftWith(shipment.courier) : shipped.left,
      ...toPayAtDoor(context),
    ],
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
  const { phone_number: phone, method } = context.params as EventData<'order.came-back.v1'>;
  const next = method === 'cod' ? cameBack.nextUnpaid(phone) : cameBack.next(phone);
  return orderMail(context, {
    subject: cameBack.subject,
    sentences: [cameBack.text, next, cameBack.tellUs],
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
  const { delivered, pickUp } = words[context.language];
  if ((context.params as EventData<'order.delivered.v1'>).pick_up)
    return orderMail(context, { subject: pickUp.done, sentences: [pickUp.enjoy] });
  return orderMail(context, {
    subject: delivered.subject,
    sentences: [delivered.text],
  });
}

export function orderCancelled(context: RenderContext): Rendered {
  const { cancelled } = words[context.language];
  const { reason, in_review } = context.params as EventData<'order.cancelled.v1'>;
  return orderMail(context, {
    subject: cancelled.subject,
    sentences: in_review
      ? [cancelled.inReview, cancelled.writeUs]
      : [cancelled[reason], wasToBePaidAtDoor(reason) ? cancelled.again : cancelled.ifPaid],
  });
}

const wasToBePaidAtDoor = (reason: EventData<'order.cancelled.v1'>['reason']): boolean =>
  reason === 'refused' || reason === 'unconfirmed';

export function orderRefunded(context: RenderContext): Rendered {
  const { refunded, order } = words[context.language];
  const params = context.params as EventData<'order.refunded.v1'>;
  const total = priced(params.total, context.shop.prices, params.riel_rate);
  return orderMail(context, {
    subject: (shop, name) => refunded.subject(shop, name, total),
    sentences: moneyGoesBack(params, total, context.language),
    facts: [{ label: order.refund, value: total }],
  });
}

export function orderPartlyRefunded(context: RenderContext): Rendered {
  const { refunded, order } = words[context.language];
  const params = context.params as EventData<'order.partly-refunded.v1'>;
  const { amount, lines } = params;
  const price = (money: Money) => priced(money, context.shop.prices, params.riel_rate);
  const total = price(amount);
  return orderMail(context, {
    subject: (shop, name) => refunded.partSubject(shop, name, total),
    sentences: moneyGoesBack(params, total, context.language),
    facts: [
      ...lines.map((line) => ({
        label: `${line.quantity} × ${nameIn(context.language, line)}`,
        value: price({ ...line.price, amount: line.price.amount * line.quantity }),
      })),
      { label: order.refund, value: total },
    ],
  });
}
