import { admin, newName, type Act } from './audited-things.js';

const path = '/api/admin/past-orders';

function aHistory(): FormData {
  const form = new FormData();
  const columns = 'Date,Order #,Status,Customer,Product(s),N. Revenue';
  form.set(
    'csv',
    new Blob([`${columns}\n2024-01-05,${newName()},completed,Sok Dara,1× Mouse,5.00`]),
    'orders.csv',
  );
  return form;
}

/** What the audit log must tell of the orders and customers of another shop system. */
export const actsOnHistory: Record<string, Act> = {
  'POST /api/admin/past-orders': [
    'history.brought',
    async (stage) => admin(stage).call('POST', path, aHistory()),
  ],
  'DELETE /api/admin/past-orders': [
    'history.removed',
    async (stage) => admin(stage).call('DELETE', `${path}?source=woocommerce`),
  ],
};
