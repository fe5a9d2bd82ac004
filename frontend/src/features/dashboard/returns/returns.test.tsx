import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ManagedReturn } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { aReturn } from '../../../testing/a-return';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const aManagedReturn = (but: Partial<ManagedReturn> = {}): ManagedReturn => ({
  ...aReturn(),
  customer_name: 'Keo Rith',
  paid: 19.98,
  ...but,
});

/** The list with one return, opened; returns what is sent. */
async function openReturn(facts: Partial<ManagedReturn>, role: 'admin' | 'support' | 'seller' = 'admin') {
  const sent: unknown[] = [];
  const returns = [aManagedReturn(facts)];
  server.use(
    http.get('*/api/admin/returns', () => HttpResponse.json({ returns, page: 1, totalPages: 1, total: 1 })),
    http.patch('*/api/admin/returns/7', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ return: returns[0] });
    }),
  );
  const { person } = await renderShop('/seller-dashboard/returns', { user: aUser({ role }) });
  await person.click(await screen.findByRole('button', { name: /^Open the return of/ }));
  const sheet = within(await screen.findByRole('dialog'));
  /** What is asked above the sheet. */
  const dialog = async () => {
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    return within(screen.getAllByRole('dialog')[1]!);
  };
  return { person, sheet, sent, dialog };
}

it('says that it is a claim under warranty', async () => {
  const { sheet } = await openReturn({ reason: 'warranty' });
  expect(sheet.getByText('Warranty claim')).toBeVisible();
});

it('is accepted with a label and words', async () => {
  const { person, sheet, sent, dialog } = await openReturn({});
  await person.click(sheet.getByRole('button', { name: 'Accept' }));
  const form = await dialog();
  await person.click(form.getByLabelText('With a label'));
  await person.type(await form.findByLabelText('Number or link of the label'), 'VET-77');
  await person.type(form.getByLabelText('Words for the customer (optional)'), 'Thank you');
  await person.click(form.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(sent).toEqual([{ state: 'accepted', hand_over: 'label', label: 'VET-77', message: 'Thank you' }]),
  );
});

it('is refused only with words', async () => {
  const { person, sheet, sent, dialog } = await openReturn({});
  await person.click(sheet.getByRole('button', { name: 'Refuse' }));
  const form = await dialog();
  await person.click(form.getByRole('button', { name: 'Refuse' }));
  expect(await form.findByText('Tell the customer why')).toBeVisible();
  await person.type(form.getByLabelText('Words for the customer'), 'It is worn');
  await person.click(form.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(sent).toEqual([{ state: 'refused', message: 'It is worn' }]));
});

it('that arrived goes back to the stock unless something is damaged', async () => {
  const { person, sheet, sent, dialog } = await openReturn({ state: 'accepted' });
  await person.click(sheet.getByRole('button', { name: 'It has arrived' }));
  await person.click((await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ state: 'arrived', lines: [{ id: 1, restock: 2 }] }]));
});

it.each([
  ['all that was paid', '19.98', { state: 'refunded' }],
  ['less', '15', { state: 'refunded', amount_cents: 1_500 }],
])('gives back %s', async (_, amount, step) => {
  const { person, sheet, sent, dialog } = await openReturn({ state: 'arrived' });
  await person.click(sheet.getByRole('button', { name: 'Give money back' }));
  const form = await dialog();
  await person.clear(form.getByLabelText('Amount in dollars'));
  await person.type(form.getByLabelText('Amount in dollars'), '20');
  await person.click(form.getByRole('button', { name: 'Give money back' }));
  expect(await form.findByText('Between $0.01 and $19.98')).toBeVisible();
  await person.clear(form.getByLabelText('Amount in dollars'));
  await person.type(form.getByLabelText('Amount in dollars'), amount);
  await person.click(form.getByRole('button', { name: 'Give money back' }));
  await waitFor(() => expect(sent).toEqual([step]));
});

it('support gives no money back, and sellers only read', async () => {
  const { sheet } = await openReturn({ state: 'arrived' }, 'support');
  expect(sheet.getByRole('button', { name: 'Close without money' })).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Give money back' })).toBeNull();
});

it('sellers read it, and have no button', async () => {
  const { sheet } = await openReturn({ state: 'requested', paid: null }, 'seller');
  expect(sheet.queryByRole('button', { name: /Accept|Refuse/ })).toBeNull();
});
