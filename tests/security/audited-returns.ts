import { admin, type Act } from './audited-things.js';

/** What the audit log must tell of returns. */
export const actsOnReturns: Record<string, Act> = {
  'PATCH /api/admin/returns/{id}': [
    'order.return-refused',
    async (stage) => {
      const customer = await stage.customer();
      const orderId = await stage.paidOrderOf(customer);
      for (const status of ['shipped', 'delivered'])
        await admin(stage).call('PATCH', `/api/admin/orders/${orderId}`, { status });
      const { order } = (await admin(stage).call('GET', `/api/admin/orders/${orderId}`)).body;
      const form = new FormData();
      form.set('lines', JSON.stringify([{ id: order.items[0].id, quantity: 1 }]));
      form.set('reason', 'damaged');
      const asked = await customer.call('POST', `/api/user/orders/${orderId}/returns`, form);
      const refused = { state: 'refused', message: 'It was used' };
      return stage.people.support.call('PATCH', `/api/admin/returns/${asked.body.return.id}`, refused);
    },
  ],
};
