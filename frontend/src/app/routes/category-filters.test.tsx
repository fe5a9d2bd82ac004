import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';

const model = { ...aProduct().MouseModel! };
const cheap = aProduct({ id: 1, name: 'Cheap', price: 9, MouseModel: { ...model, mouse_color: 'Black' } });
const soldOut = aProduct({
  id: 2,
  name: 'Gone',
  price: 50,
  stock: 0,
  MouseModel: { ...model, mouse_color: 'White' },
});
const dear = aProduct({ id: 3, name: 'Dear', price: 99, MouseModel: { ...model, mouse_color: 'Black' } });

beforeEach(() =>
  server.use(
    http.get('*/api/brands-by-category/mouse', () =>
      HttpResponse.json({ brands: [tonlix, { ...tonlix, id: 8, name: 'Apsarion' }] }),
    ),
    http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json({ products: [cheap, soldOut, dear] })),
  ),
);

const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function open(query = '') {
  const shop = await renderShop(`/category/mouse${query}`);
  await screen.findByRole('combobox', { name: 'Sort by' });
  return shop;
}

describe('filters of the category page', () => {
  it('are read from the address', async () => {
    await open('?min=10&stock=1');
    expect(shown()).toContain('Dear');
    expect(shown()).not.toContain('Cheap');
    expect(shown()).not.toContain('Gone');
  });

  it('are held in the address, beside the brand', async () => {
    const { person, router } = await open('?brand=Tonlix');
    await person.click(screen.getByLabelText('In stock only'));
    expect(router.state.location.search).toBe('?brand=Tonlix&stock=1');
  });

  it("narrow down by the category's own specifications", async () => {
    const { person } = await open();
    await person.click(within(screen.getByRole('group', { name: 'Color' })).getByLabelText(/White/));
    expect(screen.getByText('1 product')).toBeVisible();
  });

  it('name a range of numbers by its ends', async () => {
    const many = [100, 200, 300, 400, 500, 600, 700].map((dpi, index) =>
      aProduct({ id: 10 + index, MouseModel: { ...model, dpi } }),
    );
    server.use(http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json({ products: many })));
    await open();
    expect(within(screen.getByRole('group', { name: 'DPI' })).getByText('100 – 200')).toBeInTheDocument();
  });

  it('take a value that lists several things for each of them', async () => {
    const wired = aProduct({
      id: 4,
      name: 'Wired',
      MouseModel: { ...model, connection: 'USB-C, Bluetooth' },
    });
    const air = aProduct({ id: 5, name: 'Air', MouseModel: { ...model, connection: 'Bluetooth' } });
    server.use(http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json({ products: [wired, air] })));
    const { person } = await open();
    await person.click(within(screen.getByRole('group', { name: 'Connection' })).getByLabelText(/USB-C/));
    expect(screen.getByText('1 product')).toBeVisible();
  });

  it('keep price and order when another brand is chosen, and Back leads to the brand before', async () => {
    server.use(http.get('*/api/products/mouse/Apsarion', () => HttpResponse.json({ products: [dear] })));
    const { person, router } = await open('?min=10&sort=price-asc&mouse_color=Black');
    await person.click(screen.getByRole('button', { name: 'Apsarion' }));
    expect(router.state.location.search).toBe('?brand=Apsarion&sort=price-asc&min=10');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?min=10&sort=price-asc&mouse_color=Black');
  });

  it('take prices in the wrong order the right way round', async () => {
    const { person, router } = await open();
    await person.type(screen.getByLabelText('Price from'), '60');
    await person.type(screen.getByLabelText('Price to'), '20{Enter}');
    expect(router.state.location.search).toBe('?min=20&max=60');
    expect(screen.getByText('1 product')).toBeVisible();
  });

  it('can be cleared when nothing is left', async () => {
    const { person } = await open('?min=1000');
    expect(screen.getByText('No product matches these filters.')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]);
    expect(screen.getByText('3 products')).toBeVisible();
  });

  it('order by price', async () => {
    const { person } = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: high to low');
    expect(shown().filter((name) => name !== 'Shop' && name !== 'Your account')).toEqual([
      'Dear',
      'Gone',
      'Cheap',
    ]);
  });
});

describe('all brands', () => {
  it("are shown together, page by page of the server's", async () => {
    server.use(
      http.get('*/api/products', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        return HttpResponse.json({ products: [page === 1 ? cheap : dear], page, total: 2, totalPages: 2 });
      }),
    );
    const { person, router } = await open();
    await person.click(screen.getByRole('button', { name: 'All brands' }));
    expect(await screen.findByText('2 products')).toBeVisible();
    expect(router.state.location.search).toBe('?all=1');
  });
});
