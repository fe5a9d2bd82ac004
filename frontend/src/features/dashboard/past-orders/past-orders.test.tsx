import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CheckedHistory } from '../../../api/types';
import { aPastCustomer, aPastOrder } from '../../../testing/past-orders';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const pageOf = (rows: object) => ({ ...rows, page: 1, totalPages: 1, total: 1 });

/** The list with one order, or the tab of customers with one; returns the searches that were sent. */
async function open(path = '', role: 'admin' | 'support' = 'admin') {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/past-orders', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(pageOf({ orders: [aPastOrder()] }));
    }),
    http.get('*/api/admin/past-customers', () => HttpResponse.json(pageOf({ customers: [aPastCustomer()] }))),
  );
  const shop = await renderShop(`/seller-dashboard/past-orders${path}`, { user: aUser({ role }) });
  return { ...shop, asked };
}

const aCheck = (but: Partial<CheckedHistory> = {}): CheckedHistory => ({
  ...{ source: 'shopify', kind: 'orders', new: 2, known: 1, changed: 1, failed: 0, failures: [] },
  ...{ from: '2024-01-05T03:11:12.000Z', to: '2024-02-05T03:11:12.000Z' },
  sample: [{ title: '#1001', name: 'Sok Dara', placed_at: null, currency: 'USD', total: 49.9, pieces: 2 }],
  ...but,
});

async function choose(person: Awaited<ReturnType<typeof open>>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Bring orders or customers' }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['Name,Email'], 'orders.csv', { type: 'text/csv' });
  await person.upload(dialog.getByLabelText('File (CSV)', { selector: 'input' }), file);
  return dialog;
}

it('shows all that the file said of an order, marked by where it comes from', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: '#1001' }));
  const sheet = within(await screen.findByRole('dialog'));
  for (const text of ['From Shopify', 'paid / fulfilled', '$49.90', '+855 12 345 678', 'Ring twice'])
    expect(sheet.getByText(text)).toBeVisible();
  expect(sheet.getByText('2 × Naga Mini (N-1), $19.95')).toBeVisible();
  expect(sheet.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
});

it('leads from a customer to their earlier orders', async () => {
  const { person, asked } = await open('/customers');
  await person.click(await screen.findByRole('link', { name: 'Earlier orders of Chea Bopha' }));
  expect(await screen.findByRole('button', { name: '#1001' })).toBeVisible();
  expect(asked.at(-1)).toContain('q=dara%40shop.example');
});

it('says what a file would bring before it is kept', async () => {
  const { person } = await open();
  const sent: string[] = [];
  server.use(
    http.post('*/api/admin/past-orders/check', () => HttpResponse.json(aCheck())),
    http.post('*/api/admin/past-orders', async ({ request }) => {
      sent.push((await request.formData()).get('currency') as string);
      return HttpResponse.json({ brought: aCheck() }, { status: 201 });
    }),
  );
  const dialog = await choose(person);
  expect(await dialog.findByText('2 new, 1 changed, 1 as before')).toBeVisible();
  expect(dialog.getByText('#1001, Sok Dara, $49.90')).toBeVisible();
  expect(sent).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Keep 3' }));
  expect(await screen.findByText('Kept: 2 new, 1 changed')).toBeInTheDocument();
  expect(sent).toEqual(['USD']);
});

it('says what the file brings that was chosen last, also where an earlier one is answered after it', async () => {
  const { person } = await open();
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  let asked = 0;
  server.use(
    http.post('*/api/admin/past-orders/check', async () => {
      if ((asked += 1) > 1) return HttpResponse.json(aCheck({ new: 7 }));
      await held;
      return HttpResponse.json(aCheck());
    }),
  );
  const dialog = await choose(person);
  const second = new File(['Name,Email'], 'second.csv', { type: 'text/csv' });
  await person.upload(dialog.getByLabelText('File (CSV)', { selector: 'input' }), second);
  await dialog.findByText('7 new, 1 changed, 1 as before');
  const answered = new Promise((resolve) => server.events.on('response:mocked', resolve));
  answerFirst();
  await act(async () => void (await answered));
  await person.click(dialog.getByText('second.csv'));
  expect(dialog.getByText('7 new, 1 changed, 1 as before')).toBeVisible();
});

it('names the rows that are left out', async () => {
  const { person } = await open();
  const fault = {
    code: 'AMOUNT_UNCLEAR',
    params: { value: 'free', example: '1' },
    message: '“free” is no clear amount',
  };
  const failures = [{ row: 5, error: fault.message, fault }];
  server.use(
    http.post('*/api/admin/past-orders/check', () => HttpResponse.json(aCheck({ failed: 30, failures }))),
  );
  const dialog = await choose(person);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Line 5: “free” is no clear amount');
  expect(dialog.getByText('and 29 more')).toBeVisible();
});

it('cannot keep a file that brings nothing new, nor one that is none of them', async () => {
  const { person } = await open();
  server.use(
    http.post('*/api/admin/past-orders/check', () => HttpResponse.json(aCheck({ new: 0, changed: 0 }))),
  );
  const dialog = await choose(person);
  expect(await dialog.findByText('0 new, 0 changed, 1 as before')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Keep 0' })).toBeDisabled();
  server.use(
    http.post('*/api/admin/past-orders/check', () =>
      problem(400, {
        code: 'INVALID_INPUT',
        message: 'This is a file of products. Please take it to Bulk Upload',
      }),
    ),
  );
  const file = new File(['Handle,Title'], 'products.csv', { type: 'text/csv' });
  await person.upload(dialog.getByLabelText('File (CSV)', { selector: 'input' }), file);
  expect(await dialog.findByText(/Please take it to Bulk Upload/)).toBeVisible();
});

it('is taken out again once it is asked', async () => {
  const { person } = await open('?source=shopify');
  const removed: string[] = [];
  server.use(
    http.delete('*/api/admin/past-orders', ({ request }) => {
      removed.push(new URL(request.url).search);
      return HttpResponse.json({ removed: { orders: 2, customers: 1 } });
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Delete all' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText('Deleted: 2 orders, 1 customers')).toBeInTheDocument();
  await waitFor(() => expect(removed).toEqual(['?source=shopify']));
});

it('is only looked up by support', async () => {
  await open('?source=shopify', 'support');
  expect(await screen.findByRole('button', { name: '#1001' })).toBeVisible();
  for (const name of ['Bring orders or customers', 'Delete all'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
