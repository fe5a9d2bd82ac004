import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const openDashboard = (sells_with_demo: boolean) => {
  server.use(
    http.get('*/api/payment/provider', () => HttpResponse.json({ provider: 'demo', sells_with_demo })),
    http.get('*/api/admin/images', () => new Promise<never>(() => {})),
  );
  return renderShop('/seller-dashboard/media', { user: aUser({ role: 'seller' }) });
};

it('the dashboard says that the shop sells with the demo payment', async () => {
  await openDashboard(true);
  expect(await screen.findByText(/marked as paid without any money/)).toBeVisible();
});

it('the dashboard says nothing of the demo payment in a shop that is one itself', async () => {
  await openDashboard(false);
  await screen.findByRole('button', { name: 'Menu' });
  expect(screen.queryByText(/without any money/)).toBeNull();
});
