import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { CategoryPage } from '../../api/types';
import { aCategoryPage, categoryPages } from '../../testing/category-pages';
import { renderShop } from '../../testing/render-shop';
import { aProduct, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';
import { anAddedField, ownFields, ownSpecFields } from '../../testing/spec-fields';

const cheap = aProduct({ id: 1, name: 'Cheap', price: 9 });
const dear = aProduct({ id: 3, name: 'Dear', price: 99 });

const facets: CategoryPage['facets'] = {
  price: { min: 9, max: 99 },
  in_stock: 17,
  details: [
    { name: 'dpi', values: [{ value: '100-200', count: 3 }] },
    {
      name: 'mouse_color',
      values: [
        { value: 'Black', count: 12 },
        { value: 'White', count: 0 },
      ],
    },
  ],
};

/** Answers with both products, with one of them for a colour, and with none for `min=1000`. */
const answer = (query: URLSearchParams) =>
  query.get('min') === '1000'
    ? aCategoryPage([], { facets })
    : aCategoryPage(query.has('mouse_color') ? [dear] : [cheap, dear], { facets });

let asked: string[];
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  const tonlixPages = categoryPages('Tonlix', answer);
  asked = tonlixPages.asked;
  server.use(
    http.get('*/api/brands-by-category/mouse', () =>
      HttpResponse.json({ brands: [tonlix, { ...tonlix, id: 8, name: 'Apsarion' }] }),
    ),
    tonlixPages.handler,
    categoryPages('Apsarion', answer).handler,
  );
});

/** Opens the page on a wide screen, with the filters beside the products, or on a phone. */
async function open(query = '', isWide = true) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { matches: isWide, media } as unknown as MediaQueryList),
    );
  const shop = await renderShop(`/category/mouse${query}`);
  await screen.findByRole('combobox', { name: 'Sort by' });
  return shop;
}

describe('filters of the category page', () => {
  it('are sent to the server as they are in the address', async () => {
    await open('?sort=price-desc&min=10&max=20.5&stock=1&dpi=800&dpi=1600');
    expect(asked).toEqual([
      'dpi=800&dpi=1600&facets=true&in_stock=true&limit=24&max=20.5&min=10&page=1&sort=price-desc',
    ]);
  });

  it('are added to the address beside the brand', async () => {
    const { person, router } = await open('?brand=Tonlix');
    await person.click(screen.getByLabelText(/In stock only/));
    expect(router.state.location.search).toBe('?brand=Tonlix&stock=1');
  });

  it("include the category's own specifications", async () => {
    const { person } = await open();
    await person.click(within(screen.getByRole('group', { name: 'Color' })).getByLabelText(/Black/));
    expect(await screen.findByText('1 product')).toBeVisible();
    expect(asked.at(-1)).toContain('mouse_color=Black');
  });

  it('show how many products each would leave', async () => {
    await open();
    const colors = within(screen.getByRole('group', { name: 'Color' }));
    expect(colors.getByRole('checkbox', { name: 'Black 12' })).toBeInTheDocument();
    expect(colors.getByRole('checkbox', { name: 'White 0' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'In stock only 17' })).toBeInTheDocument();
  });

  it('show ranges of numbers, and the range of prices', async () => {
    await open();
    expect(within(screen.getByRole('group', { name: 'DPI' })).getByText('100 – 200')).toBeInTheDocument();
    expect(screen.getByText('$9.00 – $99.00')).toBeInTheDocument();
  });

  describe('that an admin has added or ordered', () => {
    const swap = anAddedField({ name: 'x_swap', label: 'Hot swap', kind: 'yes_no', unit: null });
    const added = [
      { name: 'x_polling_rate', values: [{ value: '125-1000', count: 2 }] },
      { name: 'x_swap', values: [{ value: 'true', count: 1 }] },
    ];
    beforeEach(() => {
      const [dpi, colour] = facets.details;
      const details = [added[0]!, colour!, dpi!, added[1]!];
      const mouse = [...ownFields('mouse'), anAddedField(), swap];
      server.use(
        categoryPages('Tonlix', () => aCategoryPage([cheap], { facets: { ...facets, details } })).handler,
        http.get('*/api/spec-fields', () => HttpResponse.json({ spec_fields: ownSpecFields({ mouse }) })),
      );
    });

    it('have their label and unit, in the decided order', async () => {
      await open();
      const rates = await screen.findByRole('group', { name: 'Polling rate' });
      expect(within(rates).getByText('125 – 1000 Hz')).toBeInTheDocument();
      const groups = screen.getAllByRole('group').flatMap((one) => one.getAttribute('aria-label') ?? []);
      expect(groups).toEqual(['Brands', 'Polling rate', 'Color', 'DPI', 'Hot swap']);
    });

    it('are put into the address by their names', async () => {
      const { person, router } = await open();
      const group = await screen.findByRole('group', { name: 'Hot swap' });
      await person.click(within(group).getByLabelText(/Yes/));
      expect(router.state.location.search).toBe('?x_swap=true');
    });
  });

  it('still show a chosen value that no product has, so that it can be unticked', async () => {
    const { person, router } = await open('?mouse_color=Pink&connection=Radio');
    const pink = within(screen.getByRole('group', { name: 'Color' })).getByLabelText(/Pink/);
    expect(pink).toBeChecked();
    await person.click(pink);
    expect(router.state.location.search).toBe('?connection=Radio');
    expect(within(screen.getByRole('group', { name: 'Connection' })).getByLabelText(/Radio/)).toBeChecked();
  });

  it('are ticked however the address spells them, once', async () => {
    const { person, router } = await open('?mouse_color=%20BLACK');
    const colors = within(screen.getByRole('group', { name: 'Color' }));
    expect(colors.getAllByRole('checkbox')).toHaveLength(2);
    expect(colors.getByLabelText(/Black/)).toBeChecked();
    await person.click(colors.getByLabelText(/Black/));
    expect(router.state.location.search).toBe('');
  });

  it('keep price and sort order when another brand is chosen; Back returns to the previous brand', async () => {
    const { person, router } = await open('?min=10&sort=price-asc&mouse_color=Black');
    await person.click(screen.getByRole('button', { name: 'Apsarion' }));
    expect(router.state.location.search).toBe('?brand=Apsarion&sort=price-asc&min=10');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?min=10&sort=price-asc&mouse_color=Black');
  });

  it('are undone by Back one after the other', async () => {
    const { person, router } = await open('?brand=Tonlix');
    await person.click(screen.getByLabelText(/In stock only/));
    await person.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
    await person.type(screen.getByLabelText('Price to'), '20{Enter}');
    expect(router.state.location.search).toBe('?brand=Tonlix&stock=1&sort=price-asc&max=20');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?brand=Tonlix&stock=1&sort=price-asc');
    expect(screen.getByLabelText('Price to')).toHaveValue('');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?brand=Tonlix&stock=1');
  });

  it('are no step of their own when they are applied again as they are', async () => {
    const { person, router } = await open('?brand=Tonlix');
    await person.type(screen.getByLabelText('Price to'), '20{Enter}{Enter}');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?brand=Tonlix');
  });

  it('swap prices that are in the wrong order, and leave the focus where it is', async () => {
    const { person, router } = await open();
    await person.type(screen.getByLabelText('Price from'), '60');
    await person.type(screen.getByLabelText('Price to'), '20,5{Enter}');
    expect(router.state.location.search).toBe('?min=20.5&max=60');
    expect(screen.getByLabelText('Price from')).toHaveValue('20.5');
    expect(screen.getByLabelText('Price to')).toHaveFocus();
  });

  it('empty the fields of prices that are none, once these are applied', async () => {
    const { person } = await open();
    await person.type(screen.getByLabelText('Price from'), 'cheap');
    await person.type(screen.getByLabelText('Price to'), '-5{Enter}');
    expect(screen.getByLabelText('Price from')).toHaveValue('');
    expect(screen.getByLabelText('Price to')).toHaveValue('');
  });

  it('can be cleared when no product matches; the focus moves to the count', async () => {
    const { person } = await open('?min=1000');
    expect(screen.getByText('No product matches these filters.')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('2 products')).toHaveFocus();
    expect(screen.getByLabelText('Price from')).toHaveValue('');
  });

  it('do not read out the last count while the products are loading', async () => {
    const { person } = await open('?min=1000');
    const count = screen.getByText('0 products');
    server.use(http.get('*/api/products/mouse/Tonlix', () => delay('infinite'), { once: true }));
    await person.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(count).toHaveFocus();
    expect(count).toBeEmptyDOMElement();
    expect(screen.queryByText('No product matches these filters.')).toBeNull();
  });

  it('leave the last count in sight while the products are loading', async () => {
    const { person } = await open();
    server.use(http.get('*/api/products/mouse/Tonlix', () => delay('infinite'), { once: true }));
    await person.click(screen.getByLabelText(/In stock only/));
    expect(screen.getByText('2 products')).toHaveAttribute('aria-hidden', 'true');
  });

  it('send the sort order to the server and start at the first page; Featured sends none', async () => {
    const { person, router } = await open('?page=2');
    const sortBy = screen.getByRole('combobox', { name: 'Sort by' });
    await person.selectOptions(sortBy, 'Price: high to low');
    expect(router.state.location.search).toBe('?sort=price-desc');
    await waitFor(() => expect(asked.at(-1)).toBe('facets=true&limit=24&page=1&sort=price-desc'));
    await person.selectOptions(sortBy, 'Featured');
    await waitFor(() => expect(asked.at(-1)).toBe('facets=true&limit=24&page=1'));
  });

  it('open as a sheet on a phone, with the way back to the products that are left', async () => {
    const { person } = await open('', false);
    expect(screen.queryByLabelText(/In stock only/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    await person.click(within(screen.getByRole('group', { name: 'Color' })).getByLabelText(/Black/));
    await person.click(await screen.findByRole('button', { name: 'Show 1 product' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  });
});
