import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PromoCode } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aPromoCode, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const path = '*/api/admin/promo-codes';

/** Serves these codes; returns what is sent to make or to change one. */
function serve(
  promo_codes: PromoCode[],
  answer: () => Response = () => HttpResponse.json({ promo_code: aPromoCode() }),
) {
  const sent: unknown[] = [];
  const keep = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return answer() as HttpResponse<null>;
  };
  server.use(
    http.get(path, () =>
      HttpResponse.json({ promo_codes, page: 1, totalPages: 1, total: promo_codes.length }),
    ),
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
    http.post(path, keep),
    http.patch(`${path}/4`, keep),
  );
  return sent;
}
const open = (role: 'admin' | 'support' = 'admin') =>
  renderShop('/seller-dashboard/promo-codes', { user: aUser({ role }) });

it('are listed with what they give, how they stand and how often they were used', async () => {
  serve([
    aPromoCode(),
    aPromoCode({ id: 5, code: 'FIVE', kind: 'amount', amount_cents: 500, state: 'paused' }),
  ]);
  await open();
  await screen.findByText('SAVE-10');
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(within(first!).getByText('10%')).toBeVisible();
  expect(within(first!).getByText('3 of 50')).toBeVisible();
  expect(within(second!).getByText('$5.00')).toBeVisible();
  expect(within(second!).getByText('Paused')).toBeVisible();
});

it('support reads them, and has no button', async () => {
  serve([aPromoCode()]);
  await open('support');
  expect(await screen.findByText('SAVE-10')).toBeVisible();
  expect(screen.queryByRole('button', { name: /promo code|Edit/ })).toBeNull();
});

it('a new one is sent with what was typed, its kind alone, in cents', async () => {
  const sent = serve([]);
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'New promo code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Code'), 'new-year');
  await person.type(dialog.getByLabelText('Percent'), '15');
  await person.type(dialog.getByLabelText('Goods for at least (dollars)'), '20.50');
  await person.type(dialog.getByLabelText('Uses by one customer'), '1');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ code: 'new-year', kind: 'percent', percent: 15, amount_cents: null, minimum_cents: 2_050 },
    ...{ max_uses: null, max_uses_each: 1, brand_ids: [], product_ids: [], begins_on: null },
  });
});

it('a name that is taken is told at its field', async () => {
  const message = 'There is a code of this name already. Please choose another one.';
  const errors = [{ field: 'code', code: 'PROMO_CODE_EXISTS', params: {}, message }];
  serve([], () => problem(409, { code: 'PROMO_CODE_EXISTS', params: {}, message, errors }));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'New promo code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Code'), 'SAVE-10');
  await person.type(dialog.getByLabelText('Percent'), '15');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

it('one is changed as it was seen, but for its name', async () => {
  const sent = serve([aPromoCode()]);
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Edit SAVE-10' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Code')).toHaveAttribute('readonly');
  await person.clear(dialog.getByLabelText('Percent'));
  await person.type(dialog.getByLabelText('Percent'), '20');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ percent: 20, max_uses: 50, note: 'Khmer New Year', version: 1 });
  expect(sent[0]).not.toHaveProperty('code');
});

it('one is ended after a question', async () => {
  const sent = serve([aPromoCode()]);
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'More for SAVE-10' }));
  await person.click(await screen.findByRole('menuitem', { name: 'End it' }));
  expect(await screen.findByText('End SAVE-10? Orders that have used it keep their discount.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'ended', version: 1 }]));
});
