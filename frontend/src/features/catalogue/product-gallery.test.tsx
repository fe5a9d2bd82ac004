import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

it('the image zooms in to where it is clicked, and out again', async () => {
  server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
  const { person } = await renderShop('/product/mouse/naga-mini-42');
  await person.click(await screen.findByRole('button', { name: /^Enlarge/ }));
  const stage = await screen.findByRole('button', { name: 'Zoom' });
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 800);
  within(stage).getByRole('img').getBoundingClientRect = () => new DOMRect(0, 200, 400, 400);
  for (const [name, value] of Object.entries({
    scrollWidth: 1_600,
    scrollHeight: 1_600,
    clientWidth: 400,
    clientHeight: 800,
  }))
    Object.defineProperty(stage, name, { value });
  await person.pointer({ keys: '[MouseLeft]', target: stage, coords: { clientX: 200, clientY: 500 } });
  expect(stage).toHaveAttribute('aria-pressed', 'true');
  expect({ left: stage.scrollLeft, top: stage.scrollTop }).toEqual({ left: 600, top: 800 });
  await person.click(stage);
  expect(stage).toHaveAttribute('aria-pressed', 'false');
});

describe('several images', () => {
  const three = ['front', 'side', 'back'].map((alt) => ({ url: `/images/${alt}.webp`, alt, alt_km: null }));
  async function open() {
    const product = aProduct({ image_url: '/images/front.webp', images: three });
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product })));
    const { person } = await renderShop('/product/mouse/naga-mini-42');
    await screen.findByRole('group', { name: 'Images of Naga Mini' });
    return person;
  }
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

  it('are gone through by arrow keys, up to the last one', async () => {
    const person = await open();
    expect(current()).toBe('Image 1 of 3: front');
    screen.getByRole('group', { name: 'Images of Naga Mini' }).focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(current()).toBe('Image 3 of 3: back');
    await person.keyboard('{ArrowLeft}');
    expect(current()).toBe('Image 2 of 3: side');
  });

  it('are chosen by their thumbnails, and the chosen one is enlarged', async () => {
    const person = await open();
    await person.click(screen.getByRole('button', { name: 'Image 2 of 3: side' }));
    await person.click(screen.getByRole('button', { name: 'Enlarge the image of side' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByAltText('side')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Next image' }));
    expect(dialog.getByAltText('back')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(current()).toBe('Image 3 of 3: back');
  });
});
