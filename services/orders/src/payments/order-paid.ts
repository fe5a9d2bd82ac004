import { inRiel, type ShopEvent } from '@mekong/contracts';
import { newEvent, type NewEvent } from '@mekong/messaging';
import { daysTo, type ProvinceDelivery } from '../delivery/index.js';
import { orderSnapshot, type Order } from '../orders/index.js';

type Paid = ShopEvent<'payment.completed.v1' | 'payment.came-late.v1'>;

/** Publishes the bill of an order that is paid; `entries` says how long its delivery takes, none where it has arrived. */
export function orderPaid(order: Order, paid: Paid, entries: ProvinceDelivery[]): NewEvent {
  const { transaction_id, paid_at, riel_rate } = paid.data;
  const transfer = 'by_transfer' in paid.data ? paid.data.by_transfer : undefined;
  const data = {
    ...orderSnapshot(order),
    ...{ transaction_id, paid_at },
    riel_rate: order.rielRate ?? riel_rate,
    delivery_days: promised(order) ?? daysTo(entries, order.province),
    method: order.paymentMethod,
    pay_currency: order.payCurrency,
    received: transfer ?? receivedOf(order),
    ...(transfer && { by_transfer: true as const }),
  };
  return newEvent('order.paid.v1', order.id, data, paid);
}

/** The days of the delivery that was chosen. */
const promised = ({ deliveryDaysFrom: from, deliveryDaysTo: to }: Order) =>
  from === null || to === null ? undefined : { from, to };

/** What its shopper gave: at the door in both moneys, and by a bank in one. */
function receivedOf({
  handedOverAt,
  collectedCents,
  collectedKhr,
  payCurrency,
  rielRate,
  totalCents,
}: Order) {
  if (handedOverAt) return { usd_cents: collectedCents ?? 0, khr: collectedKhr ?? 0 };
  if (payCurrency === 'KHR' && rielRate !== null) return { usd_cents: 0, khr: inRiel(totalCents, rielRate) };
  return { usd_cents: totalCents, khr: 0 };
}
