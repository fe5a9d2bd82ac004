import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EditedShopFacts, EditedShopPage } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const page: EditedShopPage = {
  ...{ slug: 'returns', title: 'Returns', title_km: 'ការប្រគល់វិញ', text: 'Bring it back.', text_km: 'យកមកវិញ។' },
  ...{ updated_at: '2026-01-01T00:00:00.000Z', version: 3 },
};
const shop: EditedShopFacts = {
  ...{ address: '12 Riverside', address_km: 'ផ្ទះលេខ ១២', hours: '9 to 5', hours_km: '៩ ដល់ ៥' },
  ...{ phone: '', telegram: 'mekong_gear', messenger: '', version: 2 },
};

async function open(tab = '') {
  server.use(
    http.get('*/api/admin/pages', () => HttpResponse.json({ pages: [page] })),
    http.get('*/api/admin/shop', () => HttpResponse.json({ shop })),
  );
  return renderShop(`/seller-dashboard/settings${tab}`, { user: aUser({ role: 'admin' }) });
}

/** Presses a button that opens a dialog. */
async function openDialog(tab: string, button: string) {
  const visit = await open(tab);
  await visit.person.click(await screen.findByRole('button', { name: button }));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

/** Accepts every change from now on; returns their bodies. */
function captureSent(path: string) {
  const sent: unknown[] = [];
  server.use(
    http.patch(`*${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok' });
    }),
  );
  return sent;
}

describe('a page about the shop', () => {
  it('is saved in both languages with the version that was read, after a look at it', async () => {
    const { person, dialog } = await openDialog('/pages', 'Edit Returns');
    const sent = captureSent('/api/admin/pages/returns');
    await person.type(dialog.getByLabelText('Text'), '{Enter}{Enter}# When{Enter}- Within 7 days');
    await person.click(dialog.getAllByText('How it will look')[0]!);
    expect(dialog.getByRole('heading', { name: 'When' })).toBeVisible();
    await person.click(dialog.getByText('Save'));
    expect(await screen.findByText('Page saved')).toBeInTheDocument();
    const { title, title_km, text_km } = page;
    const text = 'Bring it back.\n\n# When\n- Within 7 days';
    expect(sent).toEqual([{ title, title_km, text, text_km, version: 3 }]);
  });

  it('shows what somebody else has changed', async () => {
    const { person, dialog } = await openDialog('/pages', 'Edit Returns');
    const current = { ...page, title: 'Returning', version: 4 };
    server.use(
      http.patch('*/api/admin/pages/returns', () =>
        problem(409, { code: 'STALE_EDIT', message: 'Stale', current, changed: ['title'] }),
      ),
    );
    await person.type(dialog.getByLabelText('Text'), ' Or not.');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText('Title is now “Returning”')).toBeVisible();
    expect(dialog.getByLabelText('Title')).toHaveValue('Returning');
  });
});

describe('the footer', () => {
  it('says no longer that saving has failed once it is saved', async () => {
    const { person, dialog } = await openDialog('/footer', 'Edit Footer');
    server.use(http.patch('*/api/admin/shop', () => problem(503, { message: 'Not now' }), { once: true }));
    await person.type(dialog.getByLabelText('Phone'), '012345678');
    await person.click(dialog.getByText('Save'));
    expect(await screen.findByText('Not now')).toBeVisible();
    captureSent('/api/admin/shop');
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(screen.queryByText('Not now')).toBeNull());
  });

  it('is saved with what is empty left out', async () => {
    const { person, dialog } = await openDialog('/footer', 'Edit Footer');
    const sent = captureSent('/api/admin/shop');
    await person.type(dialog.getByLabelText('Phone'), '០១២ 345 678');
    await person.clear(dialog.getByLabelText('Name on Telegram'));
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ ...shop, phone: '012 345 678', telegram: '' }]));
  });

  it('shows at its field why a value is refused', async () => {
    const { person, dialog } = await openDialog('/footer', 'Edit Footer');
    const message = 'Phone must be a phone number, such as 012 345 678';
    const fault = { field: 'phone', code: 'WRONG_FORMAT', params: { format: 'phone' }, message };
    server.use(
      http.patch('*/api/admin/shop', () => problem(400, { code: 'INVALID_INPUT', message, errors: [fault] })),
    );
    await person.type(dialog.getByLabelText('Phone'), 'call me');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText(message)).toBeVisible();
  });
});

describe('the riel rate', () => {
  const serve = (environment: string[] = [], riel_rate = 4_100) =>
    server.use(
      http.get('*/api/admin/riel-rate', () =>
        HttpResponse.json({
          rate: { riel_rate, prices: 'dollars-first', version: 5, environment },
          rates: [
            { riel_rate: 4_100, from: '2026-02-01T03:00:00.000Z' },
            { riel_rate: 4_080, from: '2026-01-01T03:00:00.000Z' },
          ],
        }),
      ),
    );

  it('is saved as it is written in Khmer, with the version that was read', async () => {
    serve();
    const { person, dialog } = await openDialog('/riel', 'Edit Riel rate');
    const sent = captureSent('/api/admin/riel-rate');
    const field = dialog.getByLabelText('Riel for a dollar');
    await person.clear(field);
    await person.type(field, '៤,០៥០');
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ riel_rate: 4_050, prices: 'dollars-first', version: 5 }]));
  });

  it('stands with those of before, and with how prices are written, which can be changed', async () => {
    serve();
    const { person, dialog } = await openDialog('/riel', 'Edit Riel rate');
    const sent = captureSent('/api/admin/riel-rate');
    expect(screen.getByText('4,080៛')).toBeInTheDocument();
    await person.click(dialog.getByLabelText('Prices are written'));
    await person.click(await screen.findByTitle('In riel, with dollars beside'));
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ riel_rate: 4_100, prices: 'riel-first', version: 5 }]));
  });

  it('that the environment sets says so, and only how prices are written can be changed', async () => {
    serve(['KHR_RATE'], 4_100.5);
    const { person, dialog } = await openDialog('/riel', 'Edit Riel rate');
    const sent = captureSent('/api/admin/riel-rate');
    expect(screen.getAllByText('Set by KHR_RATE in the environment')).toHaveLength(2);
    expect(dialog.getByLabelText('Riel for a dollar')).toBeDisabled();
    await person.click(dialog.getByLabelText('Prices are written'));
    await person.click(await screen.findByTitle('In riel, with dollars beside'));
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ prices: 'riel-first', version: 5 }]));
  });

  it('that is no number is not sent', async () => {
    serve();
    const { person, dialog } = await openDialog('/riel', 'Edit Riel rate');
    const sent = captureSent('/api/admin/riel-rate');
    await person.type(dialog.getByLabelText('Riel for a dollar'), 'x');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText('Riel for a dollar must be a whole number')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('the Khmer of a value', () => {
  it('is written for a value that has none, which stands first with the number of its products', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/admin/value-words', () =>
        HttpResponse.json({
          words: [{ value: 'black', khmer: 'ខ្មៅ' }],
          missing: [{ value: 'solar # w', products: 2 }],
        }),
      ),
      http.put('*/api/admin/value-words', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const { person, dialog } = await openDialog('/khmer-values', 'Edit solar # w');
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ValueIn KhmerProductsActions',
      'solar # wNot yet2Edit',
      'blackខ្មៅEdit',
    ]);
    await person.type(dialog.getByLabelText('In Khmer'), 'ពន្លឺ # W');
    await person.click(dialog.getByText('Save'));
    expect(await screen.findByText('Khmer value saved')).toBeInTheDocument();
    expect(sent).toEqual([{ value: 'solar # w', khmer: 'ពន្លឺ # W' }]);
  });

  it('is listed as the address says, so that a view of it can be saved', async () => {
    server.use(
      http.get('*/api/admin/value-words', () =>
        HttpResponse.json({
          words: [{ value: 'black', khmer: 'ខ្មៅ' }],
          missing: [{ value: 'solar # w', products: 2 }],
        }),
      ),
    );
    await open('/khmer-values?missing=true');
    expect(await screen.findByText('solar # w')).toBeVisible();
    expect(screen.queryByText('black')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Only without Khmer' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Save view' })).toBeEnabled();
  });
});
