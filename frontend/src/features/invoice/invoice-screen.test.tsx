import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Invoice } from '../../api/types';
import type { Language } from '../../lib/i18n/language';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { anInvoice } from '../../testing/an-invoice';
import { pressTooLate } from '../../testing/end-session';
import { aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const path = '*/api/orders/ord-1/invoice';

function open(invoice: Invoice, language?: Language) {
  server.use(http.get(path, () => HttpResponse.json(invoice)));
  return renderShop('/user-profile/ord-1/invoice', { user: aUser(), language });
}

describe('the invoice of an order', () => {
  it('says in Khmer and English who sells what to whom, with its totals in dollars and riel', async () => {
    await open(anInvoice());
    const paper = within(await screen.findByRole('article', { name: 'INV-2026-000012' }));
    expect(paper.getByRole('heading', { name: 'វិក្កយបត្រ Invoice' })).toBeVisible();
    for (const text of ['Mekong Gear Co., Ltd.', 'មេគង្គ ហ្គៀរ', 'K001-901234567', 'Sok Dara', 'Naga Mini'])
      expect(paper.getByText(text)).toBeVisible();
    expect(paper.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Description'),
      '1Naga Miniណាហ្គា1$19.99$19.99',
      '2ថ្លៃដឹកជញ្ជូន Delivery1$2.00$2.00',
    ]);
    expect(paper.getByText('$21.99')).toBeVisible();
    expect(paper.getByText('88,246៛')).toBeVisible();
    expect(paper.getByText('8,026៛')).toBeVisible();
  });

  it('is printed by its button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = await open(anInvoice());
    await person.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('leads to its credit notes, which say what they take from', async () => {
    const note = { ...anInvoice().documents[0]!, number: 'CN-2026-000003', kind: 'credit_note' as const };
    const documents = [anInvoice().documents[0]!, { ...note, credits: 'INV-2026-000012' }];
    const { person } = await open(anInvoice({ documents }));
    await person.click(await screen.findByRole('button', { name: 'CN-2026-000003' }));
    const paper = within(screen.getByRole('article', { name: 'CN-2026-000003' }));
    expect(paper.getByRole('heading', { name: 'លិខិតឥណទាន Credit note' })).toBeVisible();
    expect(paper.getByText('INV-2026-000012')).toBeVisible();
  });

  it('names the shop where no seller was entered, and no VAT where there is none', async () => {
    const [document] = anInvoice().documents;
    const seller = { ...document!.seller, name: '', name_km: '', tin: null, vat_registered: false };
    const totals = { ...document!.totals, vat_cents: 0, net_cents: 2_199 };
    await open(anInvoice({ documents: [{ ...document!, seller, totals }] }));
    const paper = within(await screen.findByRole('article'));
    expect(paper.getByText('Mekong Gear')).toBeVisible();
    expect(paper.queryByText(/VAT/)).toBeNull();
  });

  it('of an order that is not paid says so', async () => {
    server.use(http.get(path, () => problem(409, { code: 'PAYMENT_PENDING', message: 'Not paid.' })));
    await renderShop('/user-profile/ord-1/invoice', { user: aUser() });
    expect(await screen.findByText('Not paid.')).toBeVisible();
  });
});

describe('a VAT invoice', () => {
  const until = '2026-12-24T05:00:00.000Z';

  it('is asked for with the taxpayer that it names, and then shown', async () => {
    const sent: unknown[] = [];
    const vat = { ...anInvoice().documents[0]!, number: 'VAT-2026-000001', kind: 'vat' as const };
    server.use(
      http.post(path, async ({ request }) => {
        sent.push(await request.json());
        const issued = anInvoice({ ...vat, documents: [...anInvoice().documents, vat] });
        server.use(http.get(path, () => HttpResponse.json(issued)));
        return HttpResponse.json(issued, { status: 201 });
      }),
    );
    const { person } = await open(anInvoice({ vat_request_until: until }));
    await person.click(await screen.findByText('Ask for a VAT invoice'));
    await person.type(screen.getByLabelText('TIN'), 'K001-123456789');
    await person.type(screen.getByLabelText('Name of the company'), 'Angkor IT');
    await person.type(screen.getByLabelText('Address of the company'), 'Siem Reap');
    await person.click(screen.getByRole('button', { name: 'Get the VAT invoice' }));
    expect(await screen.findByRole('article', { name: 'VAT-2026-000001' })).toBeVisible();
    expect(sent).toEqual([{ tin: 'K001-123456789', name: 'Angkor IT', address: 'Siem Reap' }]);
    expect(screen.queryByLabelText('TIN')).toBeNull();
  });

  it('is filled in as it was left where the session had ended', async () => {
    const visit = await open(anInvoice({ vat_request_until: until }));
    await visit.person.click(await screen.findByText('Ask for a VAT invoice'));
    for (const label of ['TIN', 'Name of the company', 'Address of the company'])
      await visit.person.type(screen.getByLabelText(label), 'Angkor IT');
    await pressTooLate(visit, screen.getByRole('button', { name: 'Get the VAT invoice' }), ['post', path]);
    await open(anInvoice({ vat_request_until: until }));
    expect(await screen.findByLabelText('Name of the company')).toHaveValue('Angkor IT');
  });

  it('says at the field what is wrong', async () => {
    const message = 'Tin must be a letter';
    const fault = { field: 'tin', code: 'NOT_A_TIN', params: {}, message };
    server.use(http.post(path, () => problem(400, { code: 'INVALID_INPUT', message, errors: [fault] })));
    const { person } = await open(anInvoice({ vat_request_until: until }));
    await person.click(await screen.findByText('Ask for a VAT invoice'));
    await person.type(screen.getByLabelText('TIN'), '12');
    await person.type(screen.getByLabelText('Name of the company'), 'Angkor IT');
    await person.type(screen.getByLabelText('Address of the company'), 'Siem Reap');
    await person.click(screen.getByRole('button', { name: 'Get the VAT invoice' }));
    await waitFor(() => expect(screen.getByLabelText('TIN')).toHaveAccessibleDescription(/must be a letter/));
  });

  it('cannot be asked for where the shop gives none, or no longer', async () => {
    await open(anInvoice());
    await screen.findByRole('article');
    expect(screen.queryByText('Ask for a VAT invoice')).toBeNull();
  });
});

it('My Orders links to the invoice of an order', async () => {
  const { anOrder } = await import('../../testing/samples');
  const Payment = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };
  const order = {
    ...anOrder({ id: 'ord-1', status: 'paid', Payment }),
    timeline: [],
    refunded_total: 0,
    riel_rate: null,
  };
  server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [order], totalPages: 1 })));
  await renderShop('/user-profile', { user: aUser() });
  expect(await screen.findByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    '/user-profile/ord-1/invoice',
  );
});
