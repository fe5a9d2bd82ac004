import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrderPage, StaffReview } from '../../../api/types';
import { pressTooLate } from '../../../testing/end-session';
import { renderShop } from '../../../testing/render-shop';
import { anOrderPage, aUser, tonlix } from '../../../testing/samples';
import { server } from '../../../testing/server';

const admin = aUser({ role: 'admin' });
const HERE_AGAIN = 'Draft restored';

/** Opens a page and the dialog of one of its buttons. */
async function openDialog(path: string, button: string) {
  const visit = await renderShop(`/seller-dashboard${path}`, { user: admin });
  await visit.person.click(await screen.findByRole('button', { name: button }));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

/** Opens a page after the session has run out; its dialog is open again. */
async function openAgain(path: string) {
  const visit = await renderShop(`/seller-dashboard${path}`, { user: admin });
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

type Visit = Awaited<ReturnType<typeof openDialog>>;

/** Saves the dialog after the session has ended, which opens the login. */
const saveTooLate = (url: string, visit: Visit, save: string, method: 'patch' | 'post' = 'patch') =>
  pressTooLate(visit, visit.dialog.getByRole('button', { name: save }), [method, url]);

/** Accepts every PATCH from now on; returns their bodies. */
function captureSent(url: string) {
  const sent: unknown[] = [];
  server.use(
    http.patch(url, async ({ request }) => {
      const isJson = request.headers.get('content-type') === 'application/json';
      sent.push(isJson ? await request.json() : Object.fromEntries(await request.formData()));
      return HttpResponse.json({ message: 'ok' });
    }),
  );
  return sent;
}

describe('the answer to a review', () => {
  const url = '*/api/admin/reviews/5';
  const review: StaffReview = {
    ...{ id: 5, author: 'Chan Thou', rating: 4, text: 'Light and quick', status: 'approved', version: 3 },
    ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    ...{ answer: null, answered_at: null, flagged_at: null },
    product: { id: 42, name: 'Naga Mini', category: 'mouse', image_url: '/images/42.webp' },
  };
  const serve = (...reviews: StaffReview[]) =>
    server.use(
      http.get('*/api/admin/reviews', () =>
        HttpResponse.json({ reviews, page: 1, total: reviews.length, totalPages: 1 }),
      ),
    );

  it("survives the end of the session, and is saved with the version from before somebody else's answer", async () => {
    serve(review);
    const first = await openDialog('/reviews', 'Answer');
    await first.person.type(first.dialog.getByLabelText('Your answer'), 'Thank you');
    await saveTooLate(url, first, 'Save answer');
    serve({ ...review, answer: 'Thanks from B', version: 4 });
    const sent = captureSent(url);
    const { person, dialog } = await openAgain('/reviews');
    expect(dialog.getByText(HERE_AGAIN)).toBeVisible();
    expect(dialog.getByLabelText('Your answer')).toHaveValue('Thank you');
    await person.click(dialog.getByText('Save answer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ answer: 'Thank you', version: 3 }]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the name of a brand', () => {
  const url = '*/api/brands/7';

  it('outlives the session, and is forgotten once it is saved', async () => {
    const brands = [{ ...tonlix, products: 3, version: 1 }];
    server.use(http.get('*/api/brands', () => HttpResponse.json({ brands })));
    const first = await openDialog('/brands', 'Edit Tonlix');
    await first.person.type(first.dialog.getByLabelText('Brand name'), ' Pro');
    await saveTooLate(url, first, 'Save');
    const second = await openAgain('/brands');
    expect(second.dialog.getByText(HERE_AGAIN)).toBeVisible();
    expect(second.dialog.getByLabelText('Brand name')).toHaveValue('Tonlix Pro');
    const sent = captureSent(url);
    await second.person.click(second.dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ name: 'Tonlix Pro', version: '1' }]));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is what it was, with the focus in its field, once its draft is discarded', async () => {
    const brands = [{ ...tonlix, products: 3, version: 1 }];
    server.use(http.get('*/api/brands', () => HttpResponse.json({ brands })));
    const first = await openDialog('/brands', 'Edit Tonlix');
    await first.person.type(first.dialog.getByLabelText('Brand name'), ' Pro');
    await saveTooLate(url, first, 'Save');
    const { person, dialog } = await openAgain('/brands');
    await person.click(dialog.getByText('Discard draft'));
    expect(dialog.getByLabelText('Brand name')).toHaveValue('Tonlix');
    expect(dialog.getByLabelText('Brand name')).toHaveFocus();
    expect(dialog.queryByText(HERE_AGAIN)).toBeNull();
    await person.click(dialog.getByText('Cancel'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it.each([
    ['for somebody else', '/brands', aUser({ id: 'user-9', role: 'admin' })],
    ['on another page', '/security', admin],
  ])('is not open again %s', async (_, path, user) => {
    server.use(
      http.get('*/api/brands', () => HttpResponse.json({ brands: [{ ...tonlix, products: 3, version: 1 }] })),
    );
    const first = await openDialog('/brands', 'Edit Tonlix');
    await first.person.type(first.dialog.getByLabelText('Brand name'), ' Pro');
    await saveTooLate(url, first, 'Save');
    await renderShop(`/seller-dashboard${path}`, { user });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a shipment', () => {
  const url = '*/api/admin/orders/ord-1';
  const path = '/view-all-orders/ord-1';
  const serve = (order: OrderPage) => server.use(http.get(url, () => HttpResponse.json({ order })));

  it('outlives the session, and is forgotten once it is saved', async () => {
    serve(anOrderPage({ status: 'paid', version: 2 }));
    const first = await openDialog(path, 'Mark as shipped');
    await first.person.click(first.dialog.getByLabelText('Other'));
    await first.person.type(await first.dialog.findByLabelText('Name of the courier'), 'Moto Post');
    await first.person.type(first.dialog.getByLabelText('Tracking number'), 'MP-1');
    await saveTooLate('*/api/admin/orders/ship', first, 'Mark as shipped', 'post');
    const { person, dialog } = await openAgain(path);
    expect(await dialog.findByText(HERE_AGAIN)).toBeVisible();
    expect(await dialog.findByLabelText('Name of the courier')).toHaveValue('Moto Post');
    const sent: unknown[] = [];
    const done = { id: 'ord-1', order_number: 'MG-2601-0001', ok: true, error: null, faults: [] };
    server.use(
      http.post('*/api/admin/orders/ship', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ results: [done], take_back_seconds: 0 });
      }),
    );
    await person.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    const parcel = { id: 'ord-1', tracking_number: 'MP-1', version: 2 };
    await waitFor(() => expect(sent).toEqual([{ courier: 'Moto Post', orders: [parcel] }]));
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });

  it('shows what somebody else has corrected since the draft', async () => {
    const shipped = anOrderPage({ status: 'shipped', courier: 'Grab', tracking_number: 'G-1', version: 3 });
    serve(shipped);
    const first = await openDialog(path, 'Correct shipment');
    await first.person.type(first.dialog.getByLabelText('Tracking number'), '2');
    await saveTooLate(url, first, 'Save');
    serve({ ...shipped, tracking_number: 'G-7', version: 4 });
    const { dialog } = await openAgain(path);
    expect(await dialog.findByText('Tracking number is now “G-7”')).toBeVisible();
    expect(await dialog.findByLabelText('Tracking number')).toHaveValue('G-12');
  });
});
