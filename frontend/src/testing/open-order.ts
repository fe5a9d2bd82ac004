import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrderPage } from '../api/types';
import { renderShop } from './render-shop';
import { aUser } from './samples';
import { server } from './server';

export const admin = aUser({ role: 'admin', name: 'Chea' });
export const LIST = '/seller-dashboard/view-all-orders';

/** Opens an order's page; the server answers with `shown.order`, which can be replaced. */
export async function openOrder(order: OrderPage, user = admin) {
  const shown = { order };
  server.use(http.get('*/api/admin/orders/ord-1', () => HttpResponse.json({ order: shown.order })));
  const visit = await renderShop(`${LIST}/ord-1`, { user });
  await screen.findByText('Timeline');
  return { ...visit, shown };
}

/** Opens an order's page and the dialog of one of its buttons. */
export async function openDialogOf(order: OrderPage, button: string) {
  const visit = await openOrder(order);
  await visit.person.click(screen.getByText(button));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}
