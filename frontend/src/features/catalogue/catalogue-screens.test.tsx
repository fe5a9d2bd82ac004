import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCategoryPage } from '../../testing/category-pages';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { aCartItem, aProduct, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';

const apsarion = { id: 8, name: 'Apsarion', image_url: '/images/apsarion.webp' };

function serveBrands(brands: object[]) {
  server.use(http.get('*/api/brands-by-category/mouse', () => HttpResponse.json({ brands })));
}

describe('the category page', () => {
  it('chooses the first brand and shows its products', async () => {
    serveBrands([tonlix, apsarion]);
    server.use(http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json(aCategoryPage([aProduct()]))));
    await renderShop('/category/mouse');
    expect(await screen.findByRole('link', { name: 'View Naga Mini' })).toHaveAttribute(
      'href',
      '/product/mouse/naga-mini-42',
    );
    expect(screen.getByRole('button', { name: 'Tonlix' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('strikes through what a product cost before', async () => {
    serveBrands([tonlix]);
    const reduced = aProduct({ compare_at_price: 29.99 });
    server.use(http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json(aCategoryPage([reduced]))));
    await renderShop('/category/mouse');
    expect(await screen.findByText('$29.99', { selector: 's' })).toHaveTextContent('Before $29.99');
    expect(screen.getByText('−33 %')).toBeVisible();
  });

  it('says until when the price of a sale holds, in the time of the shop', async () => {
    const sale = { name: 'New year', name_km: null, price: 19.99, ends_at: '2026-01-07T17:00:00.000Z' };
    const product = aProduct({ compare_at_price: 29.99, sale });
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product })));
    await renderShop('/product/mouse/naga-mini-42');
    expect(await screen.findByText('Until Jan 8, 2026, 12:00 AM')).toBeVisible();
    expect(screen.getByText('New year')).toBeVisible();
  });

  it('loads the products of a brand that is clicked', async () => {
    serveBrands([tonlix, apsarion]);
    server.use(
      http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json(aCategoryPage([aProduct()]))),
      http.get('*/api/products/mouse/Apsarion', () => HttpResponse.json(aCategoryPage([]))),
    );
    const { person } = await renderShop('/category/mouse');
    await person.click(await screen.findByRole('button', { name: 'Apsarion' }));
    expect(await screen.findByText('No products for Apsarion.')).toBeVisible();
  });

  it('says when the category has no brands', async () => {
    serveBrands([]);
    await renderShop('/category/mouse');
    expect(await screen.findByText('No brands available for this category.')).toBeVisible();
  });

  it('shows an error when brands cannot be loaded, with a Retry', async () => {
    server.use(http.get('*/api/brands-by-category/mouse', () => HttpResponse.error()));
    const { person } = await renderShop('/category/mouse');
    expect(await screen.findByText('Failed to load brands')).toBeVisible();
    serveBrands([]);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No brands available for this category.')).toBeVisible();
  });
});

describe('the product page', () => {
  it('lists the specifications of the category', async () => {
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
    await renderShop('/product/mouse/naga-mini-42');
    const rgb = (await screen.findByText('RGB')).parentElement as HTMLElement;
    expect(within(rgb).getByText('Yes')).toBeVisible();
  });

  it('tells search engines its whole address', async () => {
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
    await renderShop('/product/mouse/some-other-name-42');
    await screen.findByRole('button', { name: 'Add to Cart' });
    const canonical = document.head.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', 'http://localhost/product/mouse/naga-mini-42');
  });

  it('puts the product into the cart', async () => {
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
    const { person } = await renderShop('/product/mouse/naga-mini-42');
    await person.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([{ id: 42, quantity: 1 }]);
  });

  it('puts several pieces into the cart at once, but not more than are left', async () => {
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct({ stock: 3 }) })));
    const { person, store } = await renderShop('/product/mouse/naga-mini-42', { cart: [aCartItem()] });
    const more = await screen.findByRole('button', { name: 'One more' });
    await person.click(more);
    await person.click(more);
    await person.click(more);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(store.getState().cart.items).toMatchObject([{ id: 42, quantity: 3 }]);
  });

  it('says how long a product takes to the province that was chosen before', async () => {
    localStorage.setItem('province', 'Kampot');
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
    const { person } = await renderShop('/product/mouse/naga-mini-42');
    expect(await screen.findByText('Usually 2 to 4 working days after payment')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('Delivery to'), 'Phnom Penh');
    expect(screen.getByText('Usually 1 to 2 working days after payment')).toBeVisible();
  });

  it('puts no more into the cart than are left, and says so', async () => {
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct({ stock: 2 }) })));
    const cart = [aCartItem({ quantity: 2 })];
    const { person, store } = await renderShop('/product/mouse/naga-mini-42', { cart });
    await person.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('Only 2 left, already in your cart')).toBeInTheDocument();
    expect(store.getState().cart.items).toMatchObject([{ quantity: 2 }]);
  });

  it('replaces the address when its category is wrong, and keeps the rest of it', async () => {
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
    const { router } = await renderShop('/product/keyboard/naga-mini-42?ref=mail#reviews');
    await screen.findByRole('button', { name: 'Add to Cart' });
    await waitFor(() =>
      expect(router.state).toMatchObject({
        historyAction: 'REPLACE',
        location: { pathname: '/product/mouse/naga-mini-42', search: '?ref=mail', hash: '#reviews' },
      }),
    );
  });

  it('says when there is no such product', async () => {
    server.use(http.get('*/api/products/42', () => problem(404, { message: 'Nothing here' })));
    await renderShop('/product/mouse/naga-mini-42');
    expect(await screen.findByText('Product not found')).toBeVisible();
  });
});

describe('the best sellers of the landing page', () => {
  const withSold = (...counts: number[]) =>
    server.use(
      http.get('*/api/products', () => {
        const products = counts.map((sold, place) =>
          aProduct({ id: place + 1, name: `Mouse ${place}`, sold }),
        );
        return HttpResponse.json({ products, page: 1, totalPages: 1, total: products.length });
      }),
    );
  const shelf = async (title: string) => (await screen.findByText(title)).parentElement as HTMLElement;
  const names = async (place: HTMLElement) =>
    (await within(place).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

  it('are products that somebody has bought', async () => {
    withSold(9, 4, 2, 1, 0, 0);
    await renderShop('/');
    expect(await names(await shelf('Best sellers'))).toEqual(['Mouse 0', 'Mouse 1', 'Mouse 2', 'Mouse 3']);
  });

  it('are not called so while too few have been bought', async () => {
    withSold(9, 4, 2, 0, 0);
    await renderShop('/');
    expect(await names(await shelf('Worth a look'))).toHaveLength(5);
    expect(screen.queryByText('Best sellers')).not.toBeInTheDocument();
  });
});
