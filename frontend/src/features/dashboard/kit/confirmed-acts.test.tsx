import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aManagedUser, anOrderPage, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from './testing/answer';

const user = aUser({ role: 'admin' });

/** A session in which the password was typed long ago, until it is confirmed; `calls` lists what was asked for with it. */
function anOldSession() {
  const [calls, passwords]: [string[], unknown[]] = [[], []];
  server.use(
    http.post('*/api/account/confirm', async ({ request }) => {
      passwords.push(await request.json());
      return HttpResponse.json({ message: 'ok' });
    }),
  );
  /** The answer to a call that needs the password. */
  const once =
    (done: (body: unknown) => object) =>
    async ({ request }: { request: Request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return passwords.length > 0
        ? HttpResponse.json(done(request.method === 'GET' ? null : await request.json().catch(() => null)))
        : problem(403, { code: 'CONFIRM_PASSWORD', message: 'Please confirm your password first.' });
    };
  return { calls, passwords, once };
}

/** The dialog that asks for the password, with what does what it says. */
async function passwordDialog(person: Awaited<ReturnType<typeof renderShop>>['person']) {
  const title = await screen.findByText('Confirm your password');
  const dialog = within(title.closest<HTMLElement>('[role=dialog]')!);
  return {
    confirm: () => person.type(dialog.getByLabelText('Your password'), 'Right-one-1{Enter}'),
    cancel: () => person.click(dialog.getByText('Cancel')),
  };
}

it('the couriers are saved once the password is typed, and stay as they were typed while it is not', async () => {
  const { calls, once } = anOldSession();
  server.use(
    http.put(
      '*/api/admin/couriers',
      once((body) => ({ ...(body as object), version: 1 })),
    ),
  );
  const { person } = await renderShop('/seller-dashboard/couriers', { user });
  const link = within(await screen.findByRole('group', { name: 'VET' })).getByLabelText('Tracking link');
  await person.type(link, 'https://vet.example/{{number}');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await (await passwordDialog(person)).cancel();
  expect(await screen.findByText('Failed to save the couriers')).toBeInTheDocument();
  expect(link).toHaveValue('https://vet.example/{number}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await (await passwordDialog(person)).confirm();
  expect(await screen.findByText('Couriers saved')).toBeInTheDocument();
  expect(calls).toHaveLength(3);
});

it('all parts of an export wait for one password', async () => {
  const { calls, passwords, once } = anOldSession();
  const dara = aManagedUser({ name: 'Dara' });
  const saved: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:copy';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const of = (part: string) => `*/api/admin/users/${dara.id}/${part}`;
  server.use(
    http.get('*/api/admin/users', () =>
      HttpResponse.json({ users: [dara], currentPage: 1, totalPages: 1, total: 1 }),
    ),
    http.post(
      of('export'),
      once(() => ({ account: { id: dara.id } })),
    ),
    http.get(
      of('orders/export'),
      once(() => ({ orders: [] })),
    ),
    http.get(
      of('reviews'),
      once(() => ({ reviews: [] })),
    ),
    http.get(
      of('questions'),
      once(() => ({ questions: [] })),
    ),
    http.get(
      of('mails'),
      once(() => ({ mails: [] })),
    ),
  );
  const { person } = await renderShop('/seller-dashboard/view-all-users', { user });
  await person.click(await screen.findByLabelText('More for Dara'));
  await person.click(await screen.findByText('Export data'));
  const dialog = await passwordDialog(person);
  await waitFor(() => expect(calls).toHaveLength(5));
  await dialog.confirm();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls).toHaveLength(10);
  expect(passwords).toEqual([{ password: 'Right-one-1' }]);
});

it('a person is shut out once it is asked and the password typed', async () => {
  const { calls, once } = anOldSession();
  const dara = aManagedUser({ name: 'Dara' });
  server.use(
    http.get('*/api/admin/users', () =>
      HttpResponse.json({ users: [dara], currentPage: 1, totalPages: 1, total: 1 }),
    ),
    http.post(
      `*/api/admin/users/${dara.id}/block`,
      once(() => ({ message: 'ok' })),
    ),
  );
  const { person } = await renderShop('/seller-dashboard/view-all-users', { user });
  await person.click(await screen.findByLabelText('More for Dara'));
  await person.click(await screen.findByText('Block'));
  await answer('Block Dara? They are logged out at once.', 'Block');
  await (await passwordDialog(person)).confirm();
  expect(await screen.findByText('User blocked')).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

it('a refund keeps what was typed when the password is not, and then goes on with the same key', async () => {
  const { passwords } = anOldSession();
  const [line] = anOrderPage().items;
  const order = anOrderPage({ status: 'shipped', items: [{ ...line!, quantity: 3, refunded: 0 }] });
  const keys: (string | null)[] = [];
  server.use(
    http.get(`*/api/admin/orders/${order.id}`, () => HttpResponse.json({ order })),
    http.post(`*/api/payment/${order.id}/refund`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return passwords.length > 0
        ? HttpResponse.json({ message: 'ok' })
        : problem(403, { code: 'CONFIRM_PASSWORD', message: 'Please confirm your password first.' });
    }),
  );
  const { person } = await renderShop(`/seller-dashboard/view-all-orders/${order.id}`, { user });
  await screen.findByText('Timeline');
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Pieces of Naga Mini'), '2');
  await person.type(dialog.getByLabelText('Reason'), 'Arrived broken');
  const button = await dialog.findByRole('button', { name: /^Refund \$/ });
  await person.click(button);
  await (await passwordDialog(person)).cancel();
  await screen.findByText('Failed to refund order');
  expect(dialog.getByLabelText('Reason')).toHaveValue('Arrived broken');
  await person.click(button);
  await (await passwordDialog(person)).confirm();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(new Set(keys).size).toBe(1);
});
