import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Product } from '../../api/types';
import { aCategoryPage } from '../../testing/category-pages';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aProduct, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';
import { anAddedField, ownFields, ownSpecFields } from '../../testing/spec-fields';

afterEach(() => localStorage.clear());

const details = aProduct().MouseModel!;
const first = aProduct({
  MouseModel: { ...details, connection: 'USB wired', weight_grams: 80 },
});
const second = aProduct({
  id: 43,
  name: 'Naga Air',
  name_km: 'ណាហ្គា អ៊ែរ',
  price: 29.99,
  MouseModel: { ...details, connection: '2.4 GHz wireless', weight_grams: 60 },
});
const keyboard = aProduct({ id: 50, name: 'Bull 60', category: 'keyboard', MouseModel: undefined });

function givenProducts(...products: Product[]) {
  server.use(
    http.get('*/api/products', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',').map(Number) ?? [];
      const found = products.filter(({ id }) => ids.includes(id));
      return HttpResponse.json({ products: found, page: 1, total: found.length, totalPages: 1 });
    }),
  );
}

function givenMice(...products: Product[]) {
  givenProducts(...products);
  server.use(
    http.get('*/api/brands-by-category/mouse', () => HttpResponse.json({ brands: [tonlix] })),
    http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json(aCategoryPage(products))),
  );
}

const keep = (...lists: { category: string; ids: number[] }[]) =>
  localStorage.setItem('compared-products', JSON.stringify(lists));
const kept = () => JSON.parse(localStorage.getItem('compared-products') ?? '[]') as unknown;

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('choosing what to compare', () => {
  it('on tiles begins the list of their category, and a bar leads to the comparison', async () => {
    keep({ category: 'keyboard', ids: [50] });
    givenMice(first, second);
    const { person, router } = await renderShop('/category/mouse');
    await screen.findByRole('link', { name: 'View Naga Mini' });
    await person.keyboard('{Shift}');
    await person.click(await screen.findByRole('button', { name: 'Compare Naga Mini' }));
    const bar = screen.getByRole('region', { name: 'Chosen to compare' });
    expect(bar).toHaveTextContent('Mouse 1 of 4 chosen Choose one more to compare.');
    await person.click(screen.getByRole('button', { name: 'Compare Naga Air' }));
    expect(kept()).toEqual([
      { category: 'keyboard', ids: [50] },
      { category: 'mouse', ids: [42, 43] },
    ]);
    await person.click(within(bar).getByRole('link', { name: 'Compare' }));
    expect(router.state.location).toMatchObject({ pathname: '/compare', search: '?ids=42,43' });
  });

  it('refuses a fifth with words, and takes out what is pressed again', async () => {
    keep({ category: 'mouse', ids: [1, 2, 3, 43] });
    givenMice(first, second);
    const { person } = await renderShop('/category/mouse');
    await screen.findByRole('link', { name: 'View Naga Mini' });
    await person.keyboard('{Shift}');
    const toggle = await screen.findByRole('button', { name: 'Compare Naga Mini' });
    await person.click(toggle);
    expect(await screen.findByText(/Four products are compared at most/)).toBeVisible();
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await person.click(screen.getByRole('button', { name: 'Compare Naga Air' }));
    expect(kept()).toEqual([{ category: 'mouse', ids: [1, 2, 3] }]);
  });

  it("on a product's page marks it", async () => {
    givenProducts(first);
    server.use(
      http.get('*/api/products/42', () => HttpResponse.json({ product: first })),
      http.get('*/api/reviews/mine', () => HttpResponse.json({ review: null })),
    );
    const { person } = await renderShop('/product/mouse/naga-mini-42');
    const toggle = await screen.findByRole('button', { name: 'Compare' });
    await person.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(kept()).toEqual([{ category: 'mouse', ids: [42] }]);
  });
});

describe('the comparison', () => {
  it('marks what differs, hides what is the same, and says the differences in words', async () => {
    givenProducts(first, second);
    const { person } = await renderShop('/compare?ids=42,43');
    expect(await screen.findByText(/20 g lighter, wireless, \$10\.00 more/)).toBeVisible();
    expect(rowOf(/^Weight \(g\)/)).toHaveTextContent('different');
    expect(rowOf(/^DPI/)).not.toHaveTextContent('different');
    await person.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.queryByRole('row', { name: /^DPI/ })).toBeNull();
    expect(rowOf(/^Connection/)).toBeVisible();
  });

  it('speaks Khmer', async () => {
    givenProducts(first, second);
    server.use(http.get('*/api/value-words', () => HttpResponse.json({ words: {} })));
    await renderShop('/compare?ids=42,43', { language: 'km' });
    expect(await screen.findByText(/ស្រាលជាង 20 ក្រាម, ឥតខ្សែ, ថ្លៃជាង \$10\.00/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ណាហ្គា អ៊ែរ' })).toBeVisible();
  });

  it('has the rows that an admin has decided, and says what differs in added ones', async () => {
    const withRate = (product: Product, rate: number): Product => ({
      ...product,
      MouseModel: { ...product.MouseModel!, ...{ x_polling_rate: rate } },
    });
    givenProducts(withRate(first, 125), withRate(second, 1000));
    const [dpi, rgb, ...rest] = ownFields('mouse');
    const mouse = [anAddedField(), rgb!, dpi!, ...rest.map((field) => ({ ...field, hidden: true }))];
    server.use(
      http.get('*/api/spec-fields', () => HttpResponse.json({ spec_fields: ownSpecFields({ mouse }) })),
    );
    await renderShop('/compare?ids=42,43');
    expect(
      await screen.findByRole('row', { name: /^Polling rate.*different 125 Hz 1000 Hz$/ }),
    ).toBeVisible();
    expect(screen.getByText(/Polling rate: 875 Hz more/)).toBeVisible();
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(['Polling rate≠different', 'RGB', 'DPI']);
    expect(screen.queryByText(/lighter/)).not.toBeInTheDocument();
  });

  it('puts a product into the cart, and removes one from the address and the list', async () => {
    keep({ category: 'mouse', ids: [42, 43] });
    givenProducts(first, second);
    const { person, store, router } = await renderShop('/compare');
    await person.click(await screen.findByRole('button', { name: 'Add to Cart: Naga Air' }));
    expect(store.getState().cart.items).toMatchObject([{ id: 43, quantity: 1 }]);
    await person.click(screen.getByRole('button', { name: 'Remove Naga Mini' }));
    expect(await screen.findByText('Choose one more to compare.')).toBeVisible();
    expect(router.state.location.search).toBe('?ids=43');
    expect(kept()).toEqual([{ category: 'mouse', ids: [43] }]);
  });

  it('tells of products that are gone, of another category, and more than four', async () => {
    givenProducts(first, keyboard);
    await renderShop('/compare?ids=42,7,50,8,9');
    expect(await screen.findByText('2 of the products are not here any more.')).toBeVisible();
    expect(screen.getByText(/Left out: Bull 60/)).toBeVisible();
    expect(screen.getByText(/The others are left out/)).toBeVisible();
  });

  it('says when nothing is chosen, when all is gone, and when it cannot be loaded', async () => {
    await renderShop('/compare');
    expect(await screen.findByText('Nothing to compare yet.')).toBeVisible();
    givenProducts();
    await renderShop('/compare?ids=1,2');
    expect(await screen.findByText('None of these products is here any more.')).toBeVisible();
    server.use(http.get('*/api/products', () => problem(503, { message: 'Not now' })));
    await renderShop('/compare?ids=3,4');
    expect(await screen.findByText('Not now')).toBeVisible();
  });
});
