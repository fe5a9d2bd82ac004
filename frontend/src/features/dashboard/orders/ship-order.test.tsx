import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anAdminOrder, anOrderPage } from '../../../testing/samples';
import { problem } from '../../../testing/problem';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';
import { LIST, openDialogOf } from '../../../testing/open-order';

const done = { id: 'ord-1', order_number: 'MG-2601-0001', ok: true, error: null, faults: [] };

/** Accepts changes of the order; returns the last body that was sent. */
function captureSent(): { body?: unknown } {
  const sent: { body?: unknown } = {};
  server.use(
    http.post('*/api/admin/orders/ship', async ({ request }) => {
      sent.body = await request.json();
      return HttpResponse.json({ results: [done], take_back_seconds: 10 });
    }),
    http.patch('*/api/admin/orders/ord-1', async ({ request }) => {
      sent.body = await request.json();
      return HttpResponse.json({ order: anAdminOrder() });
    }),
  );
  return sent;
}

describe('shipping an order', () => {
  const paid = anOrderPage({ status: 'paid', version: 2 });
  const openDialog = () => openDialogOf(paid, 'Mark as shipped');

  it('sends courier, tracking number and the version that was read', async () => {
    const sent = captureSent();
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByLabelText('Other'));
    await person.type(await dialog.findByLabelText('Name of the courier'), 'Moto Post');
    await person.type(dialog.getByLabelText('Tracking number'), 'MP-1');
    await person.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await screen.findByText('Shipped: 1')).toBeVisible();
    expect(sent.body).toEqual({
      courier: 'Moto Post',
      orders: [{ id: 'ord-1', tracking_number: 'MP-1', version: 2 }],
    });
  });

  it('can be taken back on its own page for as long as nobody is told', async () => {
    captureSent();
    const { person, dialog } = await openDialog();
    const taken: unknown[] = [];
    server.use(
      http.post('*/api/admin/orders/take-back', async ({ request }) => {
        taken.push(await request.json());
        return HttpResponse.json({ results: [done] });
      }),
    );
    await person.click(dialog.getByLabelText('Own delivery'));
    await person.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await person.click(await screen.findByRole('button', { name: /^Take back/ }));
    expect(await screen.findByText('Taken back: 1. Nobody has been told.')).toBeVisible();
    expect(taken).toEqual([{ orders: ['ord-1'] }]);
  });

  it('goes on to the order that has waited longest', async () => {
    captureSent();
    const { person, dialog, router } = await openDialog();
    const asked: string[] = [];
    server.use(
      http.get('*/api/payment/admin-orders', ({ request }) => {
        asked.push(new URL(request.url).search);
        const orders = [anAdminOrder({ id: 'ord-1' }), anAdminOrder({ id: 'ord-7' })];
        return HttpResponse.json({ orders, page: 1, totalPages: 1, total: 2 });
      }),
      http.get('*/api/admin/orders/ord-7', () =>
        HttpResponse.json({ order: anOrderPage({ id: 'ord-7', order_number: 'MG-2601-0007' }) }),
      ),
    );
    await person.click(dialog.getByLabelText('Own delivery'));
    await person.click(dialog.getByRole('button', { name: 'Ship & next' }));
    await screen.findByRole('heading', { name: 'Order MG-2601-0007' });
    expect(router.state.location.pathname).toBe(`${LIST}/ord-7`);
    expect(asked[0]).toContain('status=paid');
    expect(asked[0]).toContain('sort=oldest');
    expect(screen.getByRole('button', { name: /^Take back/ })).toBeVisible();
  });

  it('requires both', async () => {
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await dialog.findByText('Courier is required')).toBeInTheDocument();
    expect(dialog.getByText('Tracking number is required')).toBeInTheDocument();
  });

  it("shows somebody else's changes and overwrites nothing", async () => {
    const current = {
      ...paid,
      status: 'shipped' as const,
      courier: 'J&T',
      tracking_number: 'JT-9',
      version: 3,
    };
    const { person, dialog, shown } = await openDialog();
    server.use(
      http.post('*/api/admin/orders/ship', () => {
        shown.order = current;
        const faults = [{ code: 'STALE_EDIT', message: 'Somebody else' }];
        const refused = { ...done, ok: false, error: 'Somebody else', faults };
        return HttpResponse.json({ results: [refused], take_back_seconds: 10 });
      }),
    );
    await person.click(dialog.getByLabelText('Grab'));
    await person.type(dialog.getByLabelText('Tracking number'), 'G-1');
    await person.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    expect(await dialog.findByText('Courier is now “J&T”')).toBeInTheDocument();
    expect(dialog.getByText('Tracking number is now “JT-9”')).toBeInTheDocument();
    expect(dialog.getByText(/^Someone else changed this order, your changes were not saved$/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Mark as shipped' })).toBeDisabled();
  });

  it('asks before closing with unsaved changes', async () => {
    const { person, dialog } = await openDialog();
    await person.type(dialog.getByLabelText('Tracking number'), 'G');
    await person.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await answer('Leave without saving your changes?', 'Cancel');
    expect(dialog.getByLabelText('Tracking number')).toHaveValue('G');
    await person.click(screen.getByRole('link', { name: '← All Orders' }));
    await answer('Leave without saving your changes?', 'Cancel');
    expect(dialog.getByLabelText('Tracking number')).toHaveValue('G');
  });
});

describe('correcting a shipment', () => {
  const shipped = anOrderPage({
    status: 'shipped',
    courier: 'Moto Post',
    tracking_number: 'MP-1',
    version: 3,
  });

  const openDialog = () => openDialogOf(shipped, 'Correct shipment');

  it('starts with the current shipment and sends no status', async () => {
    const sent = captureSent();
    const { person, dialog } = await openDialog();
    expect(await dialog.findByLabelText('Name of the courier')).toHaveValue('Moto Post');
    await person.type(dialog.getByLabelText('Tracking number'), '2');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shipment corrected')).toBeInTheDocument();
    expect(sent.body).toEqual({ courier: 'Moto Post', tracking_number: 'MP-12', version: 3 });
  });

  it("shows somebody else's correction, and can then be saved again", async () => {
    const current = { ...shipped, tracking_number: 'MP-7', version: 4 };
    const versions: unknown[] = [];
    const { person, dialog, shown } = await openDialog();
    server.use(
      http.patch('*/api/admin/orders/ord-1', async ({ request }) => {
        versions.push(((await request.json()) as { version: number }).version);
        shown.order = current;
        if (versions.length > 1) return HttpResponse.json({ order: current });
        return problem(409, { code: 'STALE_EDIT', message: 'Somebody else', current, changed: [] });
      }),
    );
    await person.type(dialog.getByLabelText('Tracking number'), '2');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Tracking number is now “MP-7”')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shipment corrected')).toBeInTheDocument();
    expect(versions).toEqual([3, 4]);
  });
});
