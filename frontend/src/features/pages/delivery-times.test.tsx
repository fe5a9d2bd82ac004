import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DeliveryTable } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { anOrder, aProduct, aUser, usualDelivery } from '../../testing/samples';
import { server } from '../../testing/server';
import { aQuote, openCheckout, serveQuotes } from '../../testing/open-checkout';

/** The shop's table says this of Siem Reap. */
function givenDays(days_from: number, days_to: number) {
  const provinces: DeliveryTable['provinces'] = usualDelivery.provinces.map((one) =>
    one.province === 'Siem Reap' ? { ...one, days_from, days_to } : one,
  );
  server.use(http.get('*/api/delivery', () => HttpResponse.json({ ...usualDelivery, provinces })));
}

describe('how long a parcel takes to a province is said alike', () => {
  beforeEach(() => givenDays(5, 9));

  it('on the page on delivery, for each of them', async () => {
    const page = { slug: 'delivery', title: 'Delivery', title_km: '', text: 'We deliver.', text_km: '' };
    server.use(http.get('*/api/pages/delivery', () => HttpResponse.json({ page })));
    await renderShop('/pages/delivery');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(26);
    expect(screen.getByRole('row', { name: /^Siem Reap/ })).toHaveTextContent('5 to 9 working days');
    expect(screen.getByRole('row', { name: /^Phnom Penh/ })).toHaveTextContent('1 to 2 working days');
  });

  it('on the page of a product', async () => {
    const product = aProduct();
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ ...product, product })));
    const { person } = await renderShop('/product/mouse/naga-mini-42');
    await person.selectOptions(await screen.findByLabelText('Delivery to'), 'Siem Reap');
    expect(await screen.findByText('Usually 5 to 9 working days after payment')).toBeVisible();
  });

  it('at the checkout, once the province is chosen', async () => {
    serveQuotes(aQuote());
    const { person } = await openCheckout();
    await person.selectOptions(await screen.findByLabelText('Province (optional)'), 'Siem Reap');
    expect(await screen.findByText('Usually 5 to 9 working days after payment')).toBeVisible();
  });

  it('after paying', async () => {
    const order = anOrder({ status: 'paid', province: 'Siem Reap' });
    server.use(http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 1, order })));
    await renderShop('/payment/ord-1', { user: aUser() });
    expect(await screen.findByText(/It usually arrives 5 to 9 working days after payment\./)).toBeVisible();
  });
});

it('a parcel that takes one day is said to take one day', async () => {
  givenDays(1, 1);
  const page = { slug: 'delivery', title: 'Delivery', title_km: '', text: 'We deliver.', text_km: '' };
  server.use(http.get('*/api/pages/delivery', () => HttpResponse.json({ page })));
  await renderShop('/pages/delivery');
  expect(await screen.findByRole('row', { name: /^Siem Reap/ })).toHaveTextContent('one working day');
});
