import { type Act, admin, aPaidOrder, seller } from './audited-things.js';

/** What the audit log must tell of packing. */
export const actsOnPacking: Record<string, Act> = {
  'PUT /api/admin/orders/{orderId}/packing': [
    'order.packed',
    async (stage) =>
      seller(stage).call('PUT', `/api/admin/orders/${await aPaidOrder(stage)}/packing`, { packed: true }),
  ],
  'PUT /api/admin/orders/{orderId}/serials': [
    'order.serials-noted',
    async (stage) => {
      const orderId = await aPaidOrder(stage);
      const { order } = (await admin(stage).call('GET', `/api/admin/orders/${orderId}`)).body;
      const lines = [{ id: order.items[0].id, serials: [`S-${orderId}`] }];
      return seller(stage).call('PUT', `/api/admin/orders/${orderId}/serials`, { lines });
    },
  ],
};
