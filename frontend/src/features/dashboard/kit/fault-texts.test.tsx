import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Fault } from '../../../api/problem';
import type { Language } from '../../../lib/i18n/language';
import { fillIn } from '../../../lib/i18n/translate';
import { renderShop } from '../../../testing/render-shop';
import { aProduct, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { km as storefront } from '../../../lib/i18n/km';
import { km as own } from '../i18n/km';
import type { StaffText } from '../i18n/staff-i18n';
import { answer } from './testing/answer';

afterEach(() => jest.restoreAllMocks());

interface Visit {
  person: Awaited<ReturnType<typeof renderShop>>['person'];
  /** A text of the dashboard as it is on the screen. */
  text: (english: StaffText, params?: Record<string, string>) => string;
}

interface Screen {
  path: string;
  /** Has the API answer with a failure: its text in English, and its faults. */
  serve: (error: string, faults: Fault[]) => void;
  /** What the reader does until the failure is on the screen. */
  act?: (visit: Visit) => Promise<void>;
  faults: Fault[];
  khmer: RegExp;
}

const manyProducts: Screen = {
  path: '/products',
  serve: (error, faults) =>
    server.use(
      http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
      http.get('*/api/products', () =>
        HttpResponse.json({ products: [aProduct()], page: 1, totalPages: 1, total: 1 }),
      ),
      http.post('*/api/products/change-many', () => {
        const results = [{ id: 42, name: 'Naga Mini', ok: false, error, faults, version: null }];
        return HttpResponse.json({ changed: 0, failed: 1, results });
      }),
    ),
  act: async ({ person, text }) => {
    await person.click(await screen.findByLabelText(text('Choose {name}', { name: 'Naga Mini' })));
    await person.type(screen.getByLabelText(text('Change the price by percent')), '1');
    await person.click(screen.getByText(text('Apply')));
    await person.click(await screen.findByRole('button', { name: text('Change the prices') }));
  },
  faults: [
    { code: 'INVALID_PRICE', params: { reason: 'below', limit: 0 }, message: 'Too cheap' },
    { code: 'TOO_BIG', params: { most: 9 }, field: 'stock', message: 'Too many' },
  ],
  khmer: /Naga Mini: តម្លៃនឹងធ្លាក់ក្រោម \$0\. ស្តុកមិនអាចលើសពី 9 ទេ$/,
};

const image = {
  ...{ hash: 'a'.repeat(32), url: `/images/${'a'.repeat(32)}.webp`, file_name: 'front.png' },
  ...{ width: 1200, height: 800, bytes: 51_200, uploaded_by: null, uploaded_at: '2026-01-01T00:00:00.000Z' },
  uses: { products: [], brands: [], total: 0 },
};
const serveImages = () =>
  http.get('*/api/admin/images', () =>
    HttpResponse.json({ images: [image], page: 1, totalPages: 1, total: 1 }),
  );

const imageUpload: Screen = {
  path: '/media/upload',
  serve: (error, faults) =>
    server.use(
      serveImages(),
      http.post('*/api/admin/images', () => {
        const results = [{ file: 'bad.svg', image: null, error, faults }];
        return HttpResponse.json({ uploaded: 0, failed: 1, results });
      }),
    ),
  act: async ({ person, text }) => {
    const field = await screen.findByLabelText(new RegExp(text('Drop images here, or choose them')));
    await person.upload(field, new File(['x'], 'bad.png', { type: 'image/png' }));
  },
  faults: [{ code: 'WRONG_IMAGE_TYPE', params: {}, message: 'Wrong type' }],
  khmer: /^bad.svg: រូបភាពត្រូវជា PNG, JPG, JPEG ឬ WebP$/,
};

const imageDeletion: Screen = {
  path: '/media',
  serve: (error, faults) =>
    server.use(
      serveImages(),
      http.post('*/api/admin/images/delete-many', () => {
        const results = [{ hash: image.hash, ok: false, error, faults }];
        return HttpResponse.json({ deleted: 0, failed: 1, results });
      }),
    ),
  act: async ({ person, text }) => {
    await person.click(await screen.findByLabelText(text('Choose {name}', { name: 'front.png' })));
    await person.click(screen.getByText(text('Delete')));
    await answer(text('Delete {count} images? Used ones stay.', { count: '1' }), text('Delete'));
  },
  faults: [{ code: 'IMAGE_IN_USE', params: { times: 3 }, message: 'Still used' }],
  khmer: /^front.png: រូបភាពនេះកំពុងប្រើ 3 ដង$/,
};

const report: Screen = {
  path: '/reports/stock',
  serve: (error, faults) => {
    const job = {
      ...{ id: 'j-1', kind: 'stock', format: 'csv', from: '2026-01-01', to: '2026-01-31', status: 'failed' },
      ...{ error, faults, created_at: '2026-01-31T00:00:00Z', rows_done: 0, rows_total: null },
    };
    const none = { columns: [], rows: [], currentPage: 1, page: 1, totalPages: 0, total: 0, totals: null };
    server.use(
      http.get('*/api/reports/jobs', () => HttpResponse.json({ jobs: [job] })),
      http.get('*/api/reports/:kind', () => HttpResponse.json({ ...none, mostRowsAtOnce: 5_000 })),
    );
  },
  faults: [{ code: 'REPORT_TOO_MANY_ROWS', params: { most: 100_000 }, message: 'Too many rows' }],
  khmer: /^របាយការណ៍មួយអាចមានយ៉ាងច្រើន 100000 ជួរ។ សូមជ្រើសរយៈពេលខ្លីជាងនេះ។$/,
};

const mail: Screen = {
  path: '/notifications/mails',
  serve: (error, faults) => {
    const entry = {
      ...{ id: 'm-1', to: 'thou@example.com', subject: 'Welcome', kind: 'welcome', status: 'failed' },
      ...{ attempts: 10, last_error: error, faults, created_at: '2026-01-01T00:00:00.000Z', sent_at: null },
      ...{ next_attempt_at: null, order_id: null, order_number: null, resend_of: null, can_resend: true },
    };
    server.use(
      http.get('*/api/admin/mails', () =>
        HttpResponse.json({ mails: [entry], page: 1, totalPages: 1, total: 1 }),
      ),
    );
  },
  faults: [
    {
      code: 'MAIL_ADDRESS_REFUSED',
      params: { detail: '550 no such mailbox' },
      message: '550 no such mailbox',
    },
  ],
  khmer: /^ម៉ាស៊ីនមេអ៊ីមែលមិនទទួលអាសយដ្ឋាននេះទេ៖ 550 no such mailbox$/,
};

const screens: [string, Screen][] = [
  ['a change of many products', manyProducts],
  ['the upload of an image', imageUpload],
  ['the deletion of an image', imageDeletion],
  ['a report', report],
  ['a mail', mail],
];

async function open({ path, serve, act }: Screen, faults: Fault[], language: Language) {
  serve(faults.map(({ message }) => message).join('. '), faults);
  const user = aUser({ role: 'admin' });
  const { person } = await renderShop(`/seller-dashboard${path}`, { user, language });
  await act?.({
    person,
    text: (english, params) =>
      fillIn(language === 'km' ? { ...storefront, ...own }[english] : english, params),
  });
}

describe.each(screens)('why %s failed', (_name, failure) => {
  it('is read in Khmer by its code', async () => {
    await open(failure, failure.faults, 'km');
    expect(await screen.findByText(failure.khmer)).toBeInTheDocument();
  });

  it("is read in the server's English", async () => {
    await open(failure, failure.faults, 'en');
    const english = failure.faults.map(({ message }) => message).join('. ');
    expect(await screen.findByText(english, { exact: false })).toBeInTheDocument();
  });

  it('is read in English where the code is unknown', async () => {
    await open(failure, [{ code: 'NEW', params: {}, message: 'In English' }], 'km');
    expect(await screen.findByText('In English', { exact: false })).toBeInTheDocument();
  });
});
