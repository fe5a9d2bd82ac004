import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AlertPreferences } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

type Preferences = AlertPreferences['preferences'];

const usual: Preferences = {
  order: true,
  stock: true,
  review: true,
  failure: true,
  mail: [],
  stock_from: null,
};

function givenPreferences(but: Partial<Preferences> = {}) {
  const saved: Preferences[] = [];
  let preferences = { ...usual, ...but };
  server.use(
    http.get('*/api/notifications/preferences', () => HttpResponse.json({ preferences })),
    http.put('*/api/notifications/preferences', async ({ request }) => {
      preferences = (await request.json()) as Preferences;
      saved.push(preferences);
      return HttpResponse.json({ preferences });
    }),
  );
  return saved;
}

const open = (role: 'seller' | 'admin' = 'seller', language: 'en' | 'km' = 'en') =>
  renderShop('/seller-dashboard/notifications/preferences', {
    user: aUser({ role, email: 'sok@shop.example' }),
    language,
  });
const kind = async (name: string) => within(await screen.findByRole('group', { name }));

describe('alert settings', () => {
  it('are saved as soon as they are chosen: off, in the dashboard, or also by mail', async () => {
    const saved = givenPreferences({ mail: ['stock'] });
    const { person } = await open();
    const [orders, stock] = [await kind('Order alerts'), await kind('Stock Alerts')];
    expect(stock.getByLabelText('Also by mail')).toBeChecked();
    await person.click(orders.getByLabelText('Also by mail'));
    await waitFor(() => expect(saved).toEqual([{ ...usual, mail: ['stock', 'order'] }]));
    await person.click(orders.getByLabelText('Off'));
    await waitFor(() => expect(saved.at(-1)).toEqual({ ...usual, order: false, mail: ['stock'] }));
    expect(orders.getByLabelText('Off')).toBeChecked();
    expect(screen.getByText(/Mails go to sok@shop.example: one every 15 minutes/)).toBeVisible();
  });

  it('show what was there before when they cannot be saved', async () => {
    givenPreferences();
    server.use(http.put('*/api/notifications/preferences', () => new HttpResponse(null, { status: 503 })));
    const { person } = await open();
    const orders = await kind('Order alerts');
    await person.click(orders.getByLabelText('Off'));
    expect(await screen.findByText(/Failed to save your preferences/)).toBeVisible();
    expect(orders.getByLabelText('In the dashboard')).toBeChecked();
  });

  it("let one number of pieces stand for each product's own", async () => {
    const saved = givenPreferences();
    const { person } = await open();
    const low = await kind('Tell me of a low stock');
    await person.click(low.getByLabelText('At one number for all'));
    await waitFor(() => expect(saved.at(-1)?.stock_from).toBe(5));
    const pieces = low.getByLabelText('Pieces left');
    await person.clear(pieces);
    await person.type(pieces, '១២{Enter}');
    await waitFor(() => expect(saved.at(-1)?.stock_from).toBe(12));
    await person.click(low.getByLabelText("At each product's own number"));
    await waitFor(() => expect(saved.at(-1)?.stock_from).toBeNull());
  });

  it('ask for no number of pieces without stock alerts', async () => {
    givenPreferences({ stock: false });
    await open();
    await kind('Stock Alerts');
    expect(screen.queryByText('Tell me of a low stock')).toBeNull();
  });

  it.each([
    ['seller', 'A report that you asked for could not be made.'],
    ['admin', /^A mail could not be sent/],
  ] as const)('tell a %s of which failures they hear', async (role, about) => {
    givenPreferences();
    await open(role);
    expect(await screen.findByText(about)).toBeVisible();
  });

  it('are told in Khmer', async () => {
    givenPreferences();
    await open('seller', 'km');
    expect(await screen.findAllByText('តាមអ៊ីមែលផងដែរ')).toHaveLength(4);
  });
});
