import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Accounts, InvoiceMonth } from '../../../api/types';
import { shopDay } from '../../../api/shop-time';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { anInvoice } from '../../../testing/an-invoice';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const { seller: _, lines: __, paid_on: ___, ...listed } = anInvoice().documents[0]!;
const sums = {
  ...{ currency: 'USD' as const, net_cents: 1_999, vat_cents: 200, total_cents: 2_199 },
  ...{ net_khr: 80_220, vat_khr: 8_026, total_khr: 88_246 },
};

function serveMonth(facts: Partial<InvoiceMonth> = {}) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/invoices', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('month')!);
      return HttpResponse.json({ invoices: [listed], sums, page: 1, totalPages: 1, total: 1, ...facts });
    }),
  );
  return asked;
}

const open = (path = '', role: 'admin' | 'support' | 'seller' = 'admin') =>
  renderShop(`/seller-dashboard/invoices${path}`, { user: aUser({ role }) });

describe('the invoices of a month', () => {
  it('are listed with their sums, at first those of this month', async () => {
    const asked = serveMonth();
    await open();
    expect(await screen.findByRole('link', { name: 'INV-2026-000012' })).toHaveAttribute(
      'href',
      '/user-profile/ord-1/invoice',
    );
    // In the sums, and in the row.
    expect(screen.getAllByText('88,246៛')).toHaveLength(2);
    expect(asked).toEqual([shopDay().slice(0, 7)]);
  });

  it('are those of the month of the address', async () => {
    const asked = serveMonth();
    await open('?month=2026-01');
    await screen.findByText('INV-2026-000012');
    expect(asked).toEqual(['2026-01']);
    expect(screen.getByText('January 2026')).toBeVisible();
  });

  it('are saved as a sheet for the accountant, in the language of the dashboard', async () => {
    serveMonth();
    URL.createObjectURL = jest.fn(() => 'blob:sheet');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const asked: string[] = [];
    server.use(
      http.get('*/api/admin/invoices/export.xlsx', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.text('sheet');
      }),
    );
    const { person } = await open('?month=2026-01');
    await person.click(await screen.findByRole('button', { name: 'Export XLSX' }));
    await waitFor(() => expect(asked).toEqual(['?month=2026-01&language=en']));
  });

  it('are shown to support without the files, and not at all to sellers', async () => {
    serveMonth();
    await open('', 'support');
    await screen.findByText('INV-2026-000012');
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('are no page of sellers', async () => {
    const { router } = await open('', 'seller');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('say that there are none, and why they cannot be loaded', async () => {
    serveMonth({ invoices: [], total: 0, totalPages: 0 });
    await open();
    expect(await screen.findByText('No invoices in this month.')).toBeVisible();
    server.use(http.get('*/api/admin/invoices', () => problem(503, { message: 'Not now' })));
    await open('?month=2026-02');
    expect(await screen.findByText('Not now')).toBeVisible();
  });
});

describe('what an accountant books', () => {
  const amounts = {
    ...{ orders: 2, goods_cents: 4_000, discount_cents: 400, sales_cents: 3_600, delivery_cents: 200 },
    ...{ tax_cents: 0, total_cents: 3_800, refunded_cents: 500, net_cents: 3_300, received_cents: 1_900 },
    ...{ received_khr: 77_900, refunded_khr: 0, with_couriers_cents: 0 },
  };
  const accounts: Accounts = {
    currency: 'USD',
    days: [{ day: '2026-01-05', ...amounts }],
    methods: [{ method: 'khqr', currency: 'KHR', ...amounts }],
    sums: amounts,
    invoiced_cents: 3_300,
  };
  const serve = (facts: Partial<Accounts> = {}) => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/admin/accounts', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('period')!);
        return HttpResponse.json({ ...accounts, ...facts });
      }),
    );
    return asked;
  };
  const sum = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

  it('is shown for the period of the address, by way to pay and by day, with sums', async () => {
    const asked = serve();
    await open('/accounts?period=2026-Q1');
    expect(await screen.findByText('Quarter 1 of 2026')).toBeVisible();
    expect((await screen.findByText('KHQR in riel')).closest('tr')).toHaveTextContent('$33.00');
    expect(screen.getByText('Jan 5, 2026').closest('tr')).toHaveTextContent('77,900៛');
    expect([sum('Discount'), sum('Net')].map((one) => one?.textContent)).toEqual(['-$4.00', '$33.00']);
    expect(screen.queryByText(/^The net differs/)).toBeNull();
    expect(asked).toEqual(['2026-Q1']);
  });

  it('says by how much it differs from the invoices, and why it may', async () => {
    serve({ invoiced_cents: 3_100 });
    await open('/accounts', 'support');
    expect(await screen.findByText(/^The net differs from the invoices by \$2\.00\./)).toBeVisible();
  });

  it('is saved as a sheet, in the language of the dashboard', async () => {
    serve();
    URL.createObjectURL = jest.fn(() => 'blob:sheet');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const asked: string[] = [];
    server.use(
      http.get('*/api/admin/accounts/export.csv', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.text('sheet');
      }),
    );
    const { person } = await open('/accounts?period=2026');
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(asked).toEqual(['?period=2026&language=en']));
  });

  it('says why it cannot be loaded', async () => {
    server.use(http.get('*/api/admin/accounts', () => problem(503, { message: 'Not now' })));
    await open('/accounts');
    expect(await screen.findByText('Not now')).toBeVisible();
  });
});

describe('the rates of the day', () => {
  const rate = { day: '2026-11-23', riel_rate: 4_013, version: 2 };
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    server.use(
      http.get('*/api/admin/exchange-rates', () =>
        HttpResponse.json({ rates: [rate], page: 1, totalPages: 1, total: 1 }),
      ),
      http.put('*/api/admin/exchange-rates', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ rate });
      }),
    );
  });

  it('are entered for a day, also in Khmer digits', async () => {
    const { person } = await open('/rates');
    await person.click(await screen.findByRole('button', { name: 'Enter a rate' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Day')).toHaveValue(shopDay());
    await person.type(dialog.getByLabelText('Riel for a dollar'), '៤,០១៥');
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ day: shopDay(), riel_rate: 4_015 }]));
  });

  it('are corrected with the version that was read', async () => {
    const { person } = await open('/rates');
    await person.click(await screen.findByRole('button', { name: 'Edit Nov 23, 2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.clear(dialog.getByLabelText('Riel for a dollar'));
    await person.type(dialog.getByLabelText('Riel for a dollar'), '4010');
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ day: '2026-11-23', riel_rate: 4_010, version: 2 }]));
  });

  it('are only read by support', async () => {
    await open('/rates', 'support');
    expect(await screen.findByText('4,013៛')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enter a rate' })).toBeNull();
  });
});

it('who sells on invoices is saved with the version that was read', async () => {
  const seller = { ...anInvoice().seller, version: 4 };
  const uses = { products: [], brands: [], total: 0 };
  const image = { hash: 'a', url: '/images/a.webp', file_name: 'a.png', uses };
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/admin/images', () =>
      HttpResponse.json({ images: [image], page: 1, total: 1, totalPages: 1 }),
    ),
    http.get('*/api/admin/invoice-seller', () => HttpResponse.json({ seller })),
    http.put('*/api/admin/invoice-seller', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ seller });
    }),
  );
  const { person } = await renderShop('/seller-dashboard/settings/invoices', {
    user: aUser({ role: 'admin' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Edit Seller on invoices' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.clear(dialog.getByLabelText('Name of the company'));
  await person.type(dialog.getByLabelText('Name of the company'), 'Tonle Co., Ltd.');
  await person.click(dialog.getByRole('button', { name: 'Choose from the library' }));
  await person.click(await screen.findByRole('button', { name: 'Choose a.png' }));
  await person.click(dialog.getByText('Save'));
  const logo = '/images/a.webp';
  await waitFor(() => expect(sent).toEqual([{ ...seller, name: 'Tonle Co., Ltd.', logo }]));
});
