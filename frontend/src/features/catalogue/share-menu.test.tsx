import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

async function openProduct() {
  server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
  const visit = await renderShop('/product/mouse/naga-mini-42');
  return { ...visit, button: await screen.findByText('Share') };
}
const setShare = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
afterEach(() => setShare(undefined));

describe('sharing a product', () => {
  it('asks the device where it has a way of its own, and opens no menu', async () => {
    const shared: unknown[] = [];
    setShare((what: unknown) => Promise.resolve(shared.push(what)));
    const { person, button } = await openProduct();
    await person.click(button);
    expect(shared).toEqual([
      { title: 'Naga Mini', url: expect.stringMatching(/\/product\/mouse\/naga-mini-42$/) },
    ]);
    expect(button.closest('details')).not.toHaveAttribute('open');
  });

  it('opens a menu elsewhere, which Escape closes', async () => {
    const { person, button } = await openProduct();
    await person.click(button);
    const address = encodeURIComponent('/product/mouse/naga-mini-42');
    expect(screen.getByText('Telegram')).toHaveAttribute('href', expect.stringContaining(address));
    expect(screen.getByText('Facebook')).toHaveAttribute('href', expect.stringContaining(address));
    await person.click(screen.getByText('Copy link'));
    expect(await screen.findByText('Link copied')).toBeVisible();
    await person.keyboard('{Escape}');
    expect(button.closest('details')).not.toHaveAttribute('open');
  });
});
