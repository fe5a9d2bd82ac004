import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Fault } from '../../../api/problem';
import type { Language } from '../../../lib/i18n/language';
import { fillIn } from '../../../lib/i18n/translate';
import { renderShop } from '../../../testing/render-shop';
import { aProduct, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { km } from '../i18n/km';
import type { StaffText } from '../i18n/staff-i18n';

beforeEach(() => void jest.spyOn(window, 'confirm').mockReturnValue(true));
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
        const results = [{ id: 42, name: 'Naga Mini', ok: false, error, faults }];
        return HttpResponse.json({ changed: 0, failed: 1, results });
      }),
    ),
  act: async ({ person, text }) => {
    await person.click(await screen.findByLabelText(text('Choose {name}', { name: 'Naga Mini' })));
    await person.type(screen.getByLabelText(text('Set the price')), '1');
    await person.click(screen.getByText(text('Apply')));
  },
  faults: [
    { code: 'INVALID_PRICE', params: { reason: 'below', limit: 0 }, message: 'Too cheap' },
    { code: 'TOO_BIG', params: { most: 9 }, field: 'stock', message: 'Too many' },
  ],
  khmer: /Naga Mini: តម្លៃនឹងធ្លាក់ក្រោម \$0\. ស្តុកអាចយ៉ាងច្រើន 9$/,
};

const screens: [string, Screen][] = [['a change of many products', manyProducts]];

async function open({ path, serve, act }: Screen, faults: Fault[], language: Language) {
  serve(faults.map(({ message }) => message).join('. '), faults);
  const user = aUser({ role: 'admin' });
  const { person } = await renderShop(`/seller-dashboard${path}`, { user, language });
  await act?.({
    person,
    text: (english, params) => fillIn(language === 'km' ? km[english] : english, params),
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
