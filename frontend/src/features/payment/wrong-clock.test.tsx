import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { anOpenOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const HOUR_MS = 3_600_000;

afterEach(() => jest.restoreAllMocks());

it.each([
  ['ahead', HOUR_MS],
  ['late', -HOUR_MS],
])('the time to pay is counted by the shop where the clock of the browser is %s', async (_, off) => {
  const order = anOpenOrder();
  const now = Date.now.bind(Date);
  server.use(
    http.get('*/api/user/open-orders', () => {
      const headers = { date: new Date(now()).toUTCString(), 'cache-control': 'no-store' };
      return HttpResponse.json({ orders: [order] }, { headers });
    }),
  );
  jest.spyOn(Date, 'now').mockImplementation(() => now() + off);
  await renderShop('/', { user: aUser() });
  expect(await screen.findByRole('link', { name: /^Continue payment, (10:0\d|9:5\d) left$/ })).toBeVisible();
});
