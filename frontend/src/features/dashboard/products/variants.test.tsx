import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { naga, openProducts } from '../../../testing/open-products';
import { problem } from '../../../testing/problem';
import { server } from '../../../testing/server';
import type { Variant } from './joined-variants';

const white = { ...naga, id: 44, name: 'Naga White' };
const black = { ...naga, name: 'Naga Black' };
const foreign = {
  ...naga,
  id: 45,
  name: 'Naga of another',
  seller_id: '5e11e700-0000-4000-8000-000000000002',
};

const variant = ({ id, name }: typeof naga, label: string): Variant => ({
  ...{ id, name, label, image_url: naga.image_url, stock: 5, hidden: false },
});

/** Opens the dialog of Naga Black, which is joined with these; `sent` lists what is saved. */
async function openVariants(joined: Variant[] = []) {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/admin/products/42/variants', () => HttpResponse.json({ variants: joined })),
    http.get('*/api/admin/products', ({ request }) => {
      const seller = new URL(request.url).searchParams.get('seller');
      const products = [black, white, foreign].filter((one) => !seller || one.seller_id === seller);
      return HttpResponse.json({ products, page: 1, totalPages: 1, total: products.length });
    }),
    http.put('*/api/admin/products/42/variants', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ variants: joined });
    }),
  );
  const { person } = await openProducts([black]);
  await person.click(screen.getByLabelText('More for Naga Black'));
  await person.click(await screen.findByText('Colors and versions'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('combobox', { name: 'Add a product' });
  const save = () => person.click(dialog.getByText('Save'));
  return { person, dialog, sent, save };
}

async function addWhite({ person, dialog }: Awaited<ReturnType<typeof openVariants>>) {
  await person.type(dialog.getByRole('combobox', { name: 'Add a product' }), 'naga');
  await person.click(await screen.findByTitle('Naga White'));
}

it('a product is joined with another of its seller, each labelled by what its name has alone', async () => {
  const opened = await openVariants();
  await addWhite(opened);
  expect(screen.queryByTitle('Naga of another')).not.toBeInTheDocument();
  expect(opened.dialog.getByLabelText('Label of Naga Black')).toHaveValue('Black');
  await opened.save();
  await waitFor(() =>
    expect(opened.sent).toEqual([
      {
        variants: [
          { id: 42, label: 'Black' },
          { id: 44, label: 'White' },
        ],
        seen: [],
      },
    ]),
  );
  expect(await screen.findByText('Product updated!')).toBeInTheDocument();
});

it('a label that is missing, or that two have, is told at the field and nothing is sent', async () => {
  const opened = await openVariants();
  await addWhite(opened);
  const label = opened.dialog.getByLabelText('Label of Naga White');
  await opened.person.clear(label);
  await opened.save();
  expect(await opened.dialog.findByText('Say what tells each from the others')).toBeVisible();
  await opened.person.type(label, 'black');
  await opened.save();
  expect(await opened.dialog.findByText('Two have the same label')).toBeVisible();
  expect(opened.sent).toEqual([]);
});

it('where the last other one is taken out, the product stands alone', async () => {
  const joined = [variant(black, 'Black'), variant(white, 'White')];
  const { person, dialog, save, sent } = await openVariants(joined);
  await person.click(dialog.getByLabelText('Take Naga White out'));
  expect(dialog.queryByLabelText('Label of Naga Black')).not.toBeInTheDocument();
  await save();
  const seen = joined.map(({ id, label }) => ({ id, label }));
  await waitFor(() => expect(sent).toEqual([{ variants: [], seen }]));
});

it('what somebody else has joined meanwhile is shown before it is overwritten', async () => {
  const opened = await openVariants();
  await addWhite(opened);
  const current = { variants: [variant(black, 'Dark'), variant(white, 'Light')] };
  server.use(
    http.put('*/api/admin/products/42/variants', () =>
      problem(409, { code: 'STALE_EDIT', message: 'Stale', current, changed: ['variants'] }),
    ),
  );
  await opened.save();
  expect(await screen.findByText('Someone else changed this product')).toBeInTheDocument();
  expect(screen.getByText(/Naga Black: Dark, Naga White: Light/)).toBeInTheDocument();
});
