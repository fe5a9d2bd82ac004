import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const user = aUser();

function serveOrder(facts: Partial<Order> = {}) {
  server.use(
    http.get('*/api/checkout/order/ord-1', () => HttpResponse.json({ amount: 21.99, order: anOrder(facts) })),
    http.get('*/api/payment/qr', () => HttpResponse.json({ qrImage: 'data:image/png;base64,AA==' })),
  );
}

describe('the payment page', () => {
  it('shows the amount and the QR code of the order', async () => {
    serveOrder();
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByText('$21.99')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code to pay order ord-1' })).toHaveAttribute(
      'src',
      'data:image/png;base64,AA==',
    );
  });

  it('marks the order as paid and disables the button', async () => {
    serveOrder();
    const payment = { status: 'completed', transaction_id: 'T1', paid_at: '2026-01-02T03:04:05Z' };
    let sent = {};
    server.use(
      http.put('*/api/checkout/mark-paid/ord-1', async ({ request }) => {
        sent = (await request.json()) as object;
        return HttpResponse.json({ message: 'ok', payment });
      }),
    );
    const { person } = await renderShop('/payment/ord-1', { user });
    await person.click(await screen.findByRole('button', { name: 'Pay Now (Demo)' }));
    expect(await screen.findByRole('button', { name: 'Payment Completed' })).toBeDisabled();
    expect(await screen.findByText('Payment successful! Order marked as paid.')).toBeInTheDocument();
    expect(sent).toEqual({
      paymentStatus: 'completed',
      paidAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    });
  });

  it('says why a payment was refused', async () => {
    serveOrder();
    server.use(
      http.put('*/api/checkout/mark-paid/ord-1', () => problem(409, { message: 'The order has expired' })),
    );
    const { person } = await renderShop('/payment/ord-1', { user });
    await person.click(await screen.findByRole('button', { name: 'Pay Now (Demo)' }));
    expect(await screen.findByText('Failed to mark payment')).toBeInTheDocument();
    expect(screen.getByText('The order has expired')).toBeInTheDocument();
  });

  it('offers no payment for a paid order', async () => {
    serveOrder({ status: 'shipped' });
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByRole('button', { name: 'Payment Completed' })).toBeDisabled();
  });

  it('offers no payment for a cancelled order', async () => {
    serveOrder({ status: 'cancelled' });
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByText(/was cancelled/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay Now (Demo)' })).toBeNull();
  });

  it("shows the server's words for an order that is not one's own", async () => {
    server.use(
      http.get('*/api/checkout/order/ord-1', () => problem(404, { message: 'There is no such order' })),
    );
    await renderShop('/payment/ord-1', { user });
    expect(await screen.findByText('There is no such order')).toBeVisible();
  });
});
