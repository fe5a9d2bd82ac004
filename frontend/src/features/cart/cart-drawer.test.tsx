import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aCartItem, aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

async function addNaga(cart = [aCartItem({ id: 1, name: 'Orca', price: 10, quantity: 2 })]) {
  server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
  const shop = await renderShop('/product/mouse/naga-mini-42', { cart });
  const button = await screen.findByRole('button', { name: 'Add to Cart' });
  await shop.person.click(button);
  const drawer = await screen.findByRole('region', { name: 'Cart' });
  return { ...shop, button, drawer: within(drawer) };
}

const untilClosed = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull());

describe('the cart drawer', () => {
  it('shows a visitor the whole cart and its value when something is added', async () => {
    const { drawer } = await addNaga();
    expect(drawer.getByRole('link', { name: 'Orca' })).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Naga Mini' })).toBeVisible();
    expect(drawer.getByText('$39.99')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout');
  });

  it.each([
    ['new', 7],
    ['one more of what was there', 42],
  ])('of a cart too long for it, shows the line of what was added (%s)', async (_what, lastId) => {
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.matches('li') ? 100 + [...this.parentElement!.children].indexOf(this) * 60 : 40;
    });
    const others = [1, 2].map((id) => aCartItem({ id, name: `Orca ${id}` }));
    const { drawer } = await addNaga([others[0]!, aCartItem({ id: lastId, name: 'Seven' }), others[1]!]);
    const place = lastId === 42 ? 1 : 3;
    expect(drawer.getByRole('list').scrollTop).toBe(60 + place * 60);
    jest.restoreAllMocks();
  });

  it('changes quantities, and says when nothing is left', async () => {
    const { drawer, person } = await addNaga();
    await person.click(drawer.getByRole('button', { name: 'One more of Naga Mini' }));
    expect(drawer.getByText('$59.98')).toBeVisible();
    for (const name of ['Orca', 'Orca', 'Naga Mini', 'Naga Mini'])
      await person.click(drawer.getByRole('button', { name: `One less of ${name}` }));
    expect(drawer.getByText('Your cart is empty.')).toBeVisible();
    expect(drawer.queryByRole('link', { name: 'Check out' })).toBeNull();
  });

  it('says that delivery is free once it is', async () => {
    const { drawer, person } = await addNaga();
    expect(drawer.getByText('Free delivery for this order')).toBeVisible();
    for (const name of ['Orca', 'Orca'])
      await person.click(drawer.getByRole('button', { name: `One less of ${name}` }));
    expect(drawer.getByText('Buy from 2, free delivery')).toBeVisible();
  });

  it('is closed by a tap beside it, which opens nothing beneath', async () => {
    await addNaga();
    const image = document.querySelector('main img')!;
    const pressed = jest.fn();
    image.addEventListener('click', pressed);
    fireEvent(image, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
    await untilClosed();
    fireEvent.click(image);
    expect(pressed).not.toHaveBeenCalled();
    fireEvent.click(image);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is closed by a tap on the top bar, which leads on at once', async () => {
    const { router } = await addNaga();
    const link = screen.getByRole('link', { name: 'Cart, 3 items' });
    fireEvent(link, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
    await untilClosed();
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).not.toMatch(/^\/product/));
  });

  it('keeps the focus within it when the product that had it is gone', async () => {
    const { drawer, person } = await addNaga();
    for (const _ of [1, 2]) await person.click(drawer.getByRole('button', { name: 'One less of Orca' }));
    expect(drawer.getByRole('button', { name: 'One less of Naga Mini' })).toHaveFocus();
    await person.click(drawer.getByRole('button', { name: 'One less of Naga Mini' }));
    expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('leaves the focus alone, and stays open when the same button adds one more', async () => {
    const { drawer, person, button } = await addNaga();
    expect(button).toHaveFocus();
    await person.click(button);
    expect(drawer.getByText('$59.98')).toBeVisible();
  });

  it('comes with a toast, which goes with the page: it would cover the buttons of the next one', async () => {
    const { router, person } = await addNaga();
    // Under the pointer it does not go by itself.
    await person.hover(await screen.findByText('Naga Mini added to cart'));
    await act(() => router.navigate('/signup'));
    await waitFor(() => expect(screen.queryByText('Naga Mini added to cart')).toBeNull());
  });

  it('closes by Escape', async () => {
    const { person } = await addNaga();
    await person.keyboard('{Escape}');
    await untilClosed();
  });

  it.each(['Escape', 'Close', 'Keep shopping'])('gives the focus back that was in it, by %s', async (way) => {
    const { drawer, person, button } = await addNaga();
    drawer.getByRole('button', { name: way === 'Escape' ? 'Close' : way }).focus();
    await person.keyboard(way === 'Escape' ? '{Escape}' : '{Enter}');
    await untilClosed();
    expect(button).toHaveFocus();
  });

  it('closes when the focus moves elsewhere', async () => {
    const { person } = await addNaga();
    await person.tab();
    await untilClosed();
  });

  it('closes with navigation', async () => {
    const { drawer, person, router } = await addNaga();
    await person.click(drawer.getByRole('link', { name: 'Check out' }));
    await untilClosed();
    expect(router.state.location.pathname).toBe('/login');
    expect(await screen.findByText('Log in to check out: 3 items, $39.99')).toBeVisible();
  });
});
