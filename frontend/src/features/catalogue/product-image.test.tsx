import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';

it('the picture zooms in to where it is clicked, and out again', async () => {
  server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
  const { person } = await renderShop('/product/mouse/naga-mini-42');
  await person.click(await screen.findByRole('button', { name: /^Enlarge/ }));
  const stage = screen.getByRole('button', { name: 'Zoom' });
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  for (const [name, value] of Object.entries({
    scrollWidth: 1_600,
    scrollHeight: 1_600,
    clientWidth: 400,
    clientHeight: 400,
  }))
    Object.defineProperty(stage, name, { value });
  await person.pointer({ keys: '[MouseLeft]', target: stage, coords: { clientX: 200, clientY: 100 } });
  expect(stage).toHaveAttribute('aria-pressed', 'true');
  expect({ left: stage.scrollLeft, top: stage.scrollTop }).toEqual({ left: 600, top: 200 });
  await person.click(stage);
  expect(stage).toHaveAttribute('aria-pressed', 'false');
});
