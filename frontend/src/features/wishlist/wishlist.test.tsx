import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCategoryPage } from '../../testing/category-pages';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aProduct, aUser, tonlix } from '../../testing/samples';
import { server } from '../../testing/server';

beforeEach(() => server.use(http.get('*/api/reviews/mine', () => HttpResponse.json({ review: null }))));
afterEach(() => localStorage.clear());

const productPage = '/product/mouse/naga-mini-42';
const marked = () => JSON.parse(localStorage.getItem('wishlist') ?? '[]') as number[];

function givenProducts(...products: ReturnType<typeof aProduct>[]) {
  server.use(
    http.get('*/api/products', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',').map(Number) ?? [];
      const found = products.filter(({ id }) => ids.includes(id));
      return HttpResponse.json({ products: found, page: 1, total: found.length, totalPages: 1 });
    }),
    ...products.map((product) =>
      http.get(`*/api/products/${product.id}`, () => HttpResponse.json({ product })),
    ),
  );
}

/** An account with these products marked; answers what it has in the end. */
function givenAccount(...ids: number[]) {
  const account = { ids };
  server.use(
    http.get('*/api/account/wishlist', () => HttpResponse.json({ products: account.ids })),
    http.put('*/api/account/wishlist', async ({ request }) => {
      const { products } = (await request.json()) as { products: number[] };
      account.ids = products;
      return HttpResponse.json({ products });
    }),
  );
  return account;
}

describe('the wishlist', () => {
  it('of a visitor is in the browser, and the heart of a product puts it there and takes it out', async () => {
    givenProducts(aProduct());
    const { person } = await renderShop(productPage);
    const heart = await screen.findByRole('button', { name: 'Wishlist' });
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(marked()).toEqual([42]);
    await person.click(heart);
    expect(marked()).toEqual([]);
  });

  it('shows what there still is, and puts it into the cart', async () => {
    givenProducts(aProduct());
    localStorage.setItem('wishlist', '[7,42]');
    const { person, store } = await renderShop('/wishlist');
    await person.click(await screen.findByRole('button', { name: 'Add to Cart: Naga Mini' }));
    expect(store.getState().cart.items).toMatchObject([{ id: 42, quantity: 1 }]);
  });

  it('of a visitor joins that of the account at the login, and is in the browser no more', async () => {
    givenProducts(aProduct());
    localStorage.setItem('wishlist', '[42,5]');
    const account = givenAccount(5, 6);
    await renderShop('/wishlist', { user: aUser() });
    expect(await screen.findByText('Naga Mini')).toBeVisible();
    expect(account.ids).toEqual([42, 5, 6]);
    expect(marked()).toEqual([]);
  });

  it('has a heart in the corner of each tile, once the page is in use', async () => {
    const brands = [tonlix];
    server.use(
      http.get('*/api/brands-by-category/mouse', () => HttpResponse.json({ brands })),
      http.get('*/api/products/mouse/Tonlix', () => HttpResponse.json(aCategoryPage([aProduct()]))),
    );
    const { person } = await renderShop('/category/mouse');
    await screen.findByRole('link', { name: 'View Naga Mini' });
    expect(screen.queryByRole('button', { name: /wishlist/ })).toBeNull();
    await person.keyboard('{Shift}');
    await person.click(await screen.findByRole('button', { name: 'Keep Naga Mini in my wishlist' }));
    expect(marked()).toEqual([42]);
  });

  it('says when it cannot be kept, and shows the heart as it was', async () => {
    givenProducts(aProduct());
    givenAccount();
    server.use(http.put('*/api/account/wishlist', () => problem(503, { message: 'Not now' })));
    const { person } = await renderShop(productPage, { user: aUser() });
    const heart = await screen.findByRole('button', { name: 'Wishlist' });
    await person.click(heart);
    expect(await screen.findByText('Your wishlist could not be kept')).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a mail about a product', () => {
  const asked: unknown[] = [];
  beforeEach(() => {
    asked.length = 0;
    server.use(
      http.post('*/api/products/42/notify-me', async ({ request }) => {
        const body = (await request.json()) as { email?: string };
        asked.push(body);
        return HttpResponse.json({ needs_confirming: body.email !== undefined });
      }),
    );
  });

  it('is asked for by a visitor with an address where the product is sold out', async () => {
    givenProducts(aProduct({ stock: 0 }));
    const { person } = await renderShop(productPage);
    await person.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    await person.type(await screen.findByLabelText('Email'), 'dara');
    await person.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await person.type(screen.getByLabelText('Email'), '@shop.example');
    await person.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText(/Please look into your mailbox/)).toBeVisible();
    expect(asked).toEqual([{ email: 'dara@shop.example', language: 'en' }]);
  });

  it('is asked for by a customer without typing anything, with the price that is to fall', async () => {
    const product = aProduct();
    givenProducts(product);
    givenAccount();
    const { person } = await renderShop(productPage, { user: aUser() });
    await person.click(await screen.findByRole('button', { name: 'Tell me when it costs less' }));
    await person.click(await screen.findByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText('We send you one mail.')).toBeVisible();
    expect(asked).toEqual([{ price: product.price, language: 'en' }]);
  });

  it('is not asked for of what is back meanwhile: the page says so, and shows the product as it is', async () => {
    const products = [aProduct({ stock: 0 })];
    givenProducts();
    const message = 'This product is in stock. You can order it now.';
    server.use(
      http.get('*/api/products/42', () => HttpResponse.json({ product: products[0] })),
      http.post('*/api/products/42/notify-me', () => {
        products[0] = aProduct();
        return problem(409, { message, code: 'NOTHING_TO_WAIT_FOR', params: { reason: 'stock' } });
      }),
    );
    givenAccount();
    const { person } = await renderShop(productPage, { user: aUser() });
    await person.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    await person.click(await screen.findByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tell me when it costs less' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('is confirmed by its link once a button is pressed, and a dead link says so', async () => {
    const pressed: string[] = [];
    server.use(
      http.post('*/api/product-alerts/confirm', () => {
        pressed.push('confirm');
        return HttpResponse.json({ message: 'Confirmed' });
      }),
      http.post('*/api/product-alerts/end', () => problem(404, { message: 'Page not found' })),
    );
    const { person } = await renderShop('/wishlist/token-1');
    const yes = await screen.findByRole('button', { name: 'Yes, tell me' });
    expect(pressed).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'No mails about this product' }));
    expect(within(await screen.findByRole('alert')).getByText('This link no longer works.')).toBeVisible();
    await person.click(yes);
    expect(await screen.findByText('Thank you. We send you one mail.')).toBeVisible();
    expect(pressed).toEqual(['confirm']);
  });
});
