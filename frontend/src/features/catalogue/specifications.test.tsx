import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DecidedField } from '../../api/spec-fields-api';
import type { ProductDetails } from '../../api/types';
import { renderShop } from '../../testing/render-shop';
import { aProduct } from '../../testing/samples';
import { server } from '../../testing/server';
import { anAddedField, ownFields, ownSpecFields } from '../../testing/spec-fields';

const [dpi, rgb, connection] = ownFields('mouse') as [DecidedField, DecidedField, DecidedField];

const cable = anAddedField({ name: 'x_cable', label: 'Cable', label_km: 'ខ្សែ', kind: 'text', unit: null });
const hotSwap = anAddedField({
  name: 'x_swap',
  label: 'Hot swap',
  label_km: null,
  kind: 'yes_no',
  unit: null,
});

/** Opens a mouse whose specifications an admin has decided so, and reads its list. */
async function specsOf(fields: DecidedField[], added: ProductDetails = {}, language: 'en' | 'km' = 'en') {
  const { MouseModel, ...product } = aProduct();
  const details = { ...MouseModel, ...added };
  server.use(
    http.get('*/api/products/42', () => HttpResponse.json({ product: { ...product, MouseModel: details } })),
    http.get('*/api/spec-fields', () => HttpResponse.json({ spec_fields: ownSpecFields({ mouse: fields }) })),
  );
  await renderShop('/product/mouse/naga-mini-42', { language });
  const heading = await screen.findByRole('heading', { name: /^(Specifications|លក្ខណៈបច្ចេកទេស)$/ });
  return [...heading.parentElement!.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()).join(': '),
  );
}

describe("a product's specifications", () => {
  it('are as the shop has them where nobody has changed anything', async () => {
    expect(await specsOf(ownFields('mouse'))).toEqual([
      ...['DPI: 8500', 'RGB: Yes', 'Connection: USB', 'Battery: -', 'Weight (g): -', 'Color: -'],
      'Other features: -',
    ]);
  });

  it('stand in the order that an admin has decided', async () => {
    expect(await specsOf([connection, dpi, rgb])).toEqual(['Connection: USB', 'DPI: 8500', 'RGB: Yes']);
  });

  it('leave out hidden ones', async () => {
    expect(await specsOf([{ ...dpi, hidden: true }, rgb])).toEqual(['RGB: Yes']);
  });

  it('have added ones with unit, yes or no, or a dash', async () => {
    const specs = await specsOf([dpi, anAddedField(), hotSwap, cable], {
      x_polling_rate: 1000,
      x_swap: false,
    });
    expect(specs).toEqual(['DPI: 8500', 'Polling rate: 1000 Hz', 'Hot swap: No', 'Cable: -']);
  });

  it('have the labels of the language', async () => {
    expect(await specsOf([cable, dpi], { x_cable: 'Braided' }, 'km')).toEqual(['ខ្សែ: Braided', 'DPI: 8500']);
  });

  it("are the shop's own ones where the decision cannot be loaded", async () => {
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
    server.use(http.get('*/api/spec-fields', () => HttpResponse.error()));
    await renderShop('/product/mouse/naga-mini-42');
    expect(await screen.findByText('Weight (g)')).toBeVisible();
  });
});
