import { waitFor } from '@mekong/testing';
import { checkoutPath, contact, expectStatus, type Stage } from './attack-stage.js';
import { admin, type Act } from './audited-things.js';

/** An order that is paid at the door, which nobody has confirmed. */
async function aCashOrder(stage: Stage): Promise<string> {
  const customer = await stage.customer();
  const cart = [{ id: stage.productId, quantity: 1 }];
  const { total } = (await customer.call('POST', '/api/checkout/quote', { cart })).body;
  const how = { payment_method: 'cod', province: 'Phnom Penh' };
  const placed = await customer.call('POST', checkoutPath, { ...contact, ...how, total, cart });
  return expectStatus(placed, 201).body.orderId;
}

/** An order whose cash a courier has collected. */
async function aCollectedOrder(stage: Stage): Promise<string> {
  const id = await aCashOrder(stage);
  const step = (body: object) => admin(stage).call('PATCH', `/api/admin/orders/${id}/cod`, body);
  await step({ step: 'confirmed' });
  await admin(stage).call('PATCH', `/api/admin/orders/${id}`, { status: 'shipped', courier: 'Own delivery' });
  const { order } = (await admin(stage).call('GET', `/api/admin/orders/${id}`)).body;
  await step({ step: 'handed_over', collected: { usd_cents: order.cod.asked.usd_cents, khr: 0 } });
  const isHeld = async () =>
    (await admin(stage).call('GET', '/api/admin/money/cash')).body.couriers.some(
      ({ orders }: { orders: { id: string }[] }) => orders.some((one) => one.id === id),
    );
  await waitFor(isHeld, { what: 'the cash to be booked' });
  return id;
}

/** The acts of cash on delivery. */
export const actsOnCash: Record<string, Act> = {
  'PUT /api/admin/cash-on-delivery': [
    'cash-on-delivery.changed',
    (stage) =>
      admin(stage).call('PUT', '/api/admin/cash-on-delivery', {
        ...{ provinces: ['Phnom Penh', 'Kandal'], limit_cents: 20_000, open_orders: 3 },
      }),
  ],
  'PATCH /api/admin/orders/{orderId}/cod': [
    'order.confirmed',
    async (stage) =>
      stage.people.support.call('PATCH', `/api/admin/orders/${await aCashOrder(stage)}/cod`, {
        step: 'confirmed',
      }),
  ],
  'POST /api/admin/orders/{orderId}/cod/undo': [
    'order.hand-over-undone',
    async (stage) =>
      admin(stage).call('POST', `/api/admin/orders/${await aCollectedOrder(stage)}/cod/undo`, {}),
  ],
  'POST /api/admin/money/remittances': [
    'money.remitted',
    async (stage) => {
      const id = await aCollectedOrder(stage);
      const { order } = (await admin(stage).call('GET', `/api/admin/orders/${id}`)).body;
      const rows = [{ id, usd_cents: order.cod.asked.usd_cents, khr: 0, fee_cents: 0 }];
      const body = { courier: 'Own delivery', orders: rows, reference: `CASH-${id}`, to: 'cash-box' };
      return admin(stage).call('POST', '/api/admin/money/remittances', body);
    },
  ],
};
