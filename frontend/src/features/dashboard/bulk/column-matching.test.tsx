import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { FileColumns } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { aUser, tonlix } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { anAddedField, ownFields, ownSpecFields } from '../../../testing/spec-fields';

const csv = new File(['Title,Type,Qty,Price,Picture\nA,Gadgets,plenty,10,a.png'], 'list.csv', {
  type: 'text/csv',
});
const image = new File(['x'], 'a.png', { type: 'image/png' });

const NONE = { category: {}, brand: {}, stock: {}, currency: {}, price: {} };

const found = (but: Partial<FileColumns> = {}): FileColumns => ({
  profile: null,
  rows: 1,
  sheets: [],
  columns: [
    { name: 'Title', guess: 'name', samples: ['A', 'B'] },
    { name: 'Type', guess: 'category', samples: ['Gadgets'] },
    { name: 'Qty', guess: 'stock', samples: ['plenty'] },
    { name: 'Price', guess: 'price', samples: ['10'] },
    { name: 'Picture', guess: null, samples: ['a.png'] },
  ],
  values: NONE,
  unknown_brands: [''],
  unknown_categories: ['Gadgets'],
  unknown_stocks: ['plenty'],
  unknown_currencies: [],
  ...but,
});

let role: 'seller' | 'admin' = 'seller';
afterEach(() => {
  jest.restoreAllMocks();
  role = 'seller';
});

/** The page with a file whose columns are found to be these; `sent` lists the mappings and sheets that it was read by. */
async function open(...columns: FileColumns[]) {
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const sent: unknown[] = [];
  const sheets: unknown[] = [];
  server.use(
    http.get('*/api/products', () => HttpResponse.json({ products: [] })),
    http.get('*/api/brands', () => HttpResponse.json({ brands: [{ ...tonlix, products: 2, version: 1 }] })),
    http.get('*/api/products/batches', () => HttpResponse.json({ batches: [] })),
    http.post('*/api/products/batches/columns', async ({ request }) => {
      sheets.push((await request.formData()).get('sheet'));
      return HttpResponse.json(columns[Math.min(sheets.length, columns.length) - 1]);
    }),
    http.post('*/api/products/batches', async ({ request }) => {
      const mapping = (await request.formData()).get('mapping');
      sent.push(typeof mapping === 'string' ? JSON.parse(mapping) : null);
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const visit = await renderShop('/seller-dashboard/products/bulk', { user: aUser({ role }) });
  fireEvent.drop(await screen.findByText(/Drop the CSV file/), { dataTransfer: { files: [csv, image] } });
  return { ...visit, sent, sheets };
}

const form = async () => within(await screen.findByRole('form', { name: 'Columns of the file' }));

async function choose(person: Awaited<ReturnType<typeof open>>['person'], label: string, option: string) {
  await person.click((await form()).getByLabelText(label));
  await person.click(await screen.findByTitle(option));
}

it('a file with foreign columns is read only once people have said what they and its words mean', async () => {
  const { person, sent } = await open(found());
  const asked = await form();
  expect(asked.getByText('A · B')).toBeVisible();
  expect(asked.getByRole('status')).toHaveTextContent('Not found yet: Brand, Image');
  expect(sent).toEqual([]);
  await choose(person, 'What is Picture', 'Image');
  await choose(person, 'Category of “Gadgets”', 'Mouse');
  await choose(person, 'Brand of all that say nothing', 'Tonlix');
  await person.type(asked.getByLabelText('How many are there of “plenty”'), '7');
  expect(asked.queryByText(/Not found yet/)).toBeNull();
  await person.click(asked.getByRole('button', { name: 'Check the file' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        profile: null,
        columns: { Title: 'name', Type: 'category', Qty: 'stock', Price: 'price', Picture: 'image' },
        values: { ...NONE, category: { Gadgets: 'mouse' }, brand: { '': 'Tonlix' }, stock: { plenty: '7' } },
      },
    ]),
  );
});

it('an admin creates a brand that the shop does not have where a file has none, by typing its name', async () => {
  const pen = { fillRect: () => undefined, fillText: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['x'], { type: 'image/png' })));
  role = 'admin';
  const { person, sent } = await open(found({ unknown_categories: [], unknown_stocks: [] }));
  const created: unknown[] = [];
  server.use(
    http.post('*/api/brands', async ({ request }) => {
      created.push((await request.formData()).get('name'));
      return HttpResponse.json({ message: 'Brand created successfully', brand: tonlix }, { status: 201 });
    }),
  );
  const field = (await form()).getByLabelText('Brand of all that say nothing');
  await person.click(field);
  await person.type(field, ' Reef ');
  await person.click(await screen.findByTitle('Create Reef'));
  await waitFor(() => expect(created).toEqual(['Reef']));
  await waitFor(async () =>
    expect((await form()).getByRole('status')).toHaveTextContent('Not found yet: Image'),
  );
  await person.click((await form()).getByText('Check the file'));
  await waitFor(() => expect(sent).toMatchObject([{ values: { brand: { '': 'Reef' } } }]));
});

it('a seller cannot create one there', async () => {
  const { person } = await open(found());
  const field = (await form()).getByLabelText('Brand of all that say nothing');
  await person.click(field);
  await person.type(field, 'Reef');
  expect(screen.queryByTitle('Create Reef')).toBeNull();
});

it('shows what blank brands stood for the last time, as it would be taken again', async () => {
  const columns = [...found().columns, { name: 'Maker', guess: 'brand', samples: ['Naga'] }];
  const values = { ...NONE, brand: { '': 'Tonlix' } };
  await open(found({ columns, unknown_brands: [], values }));
  expect(await screen.findByLabelText('Brand of all that say nothing')).toBeInTheDocument();
});

it('asks how much a dollar is of other money, and what all cost where nothing says it', async () => {
  const columns = found().columns.filter(({ name }) => name !== 'Price');
  const { person, sent } = await open(found({ columns, unknown_currencies: ['AED'] }));
  const asked = await form();
  await person.type(asked.getByLabelText('One dollar in AED'), '3.67');
  await person.type(asked.getByLabelText('Price of all products (USD)'), '19.999');
  await person.click(asked.getByRole('button', { name: 'Check the file' }));
  const values = { ...NONE, currency: { AED: '3.67' }, price: { '': '19.99' } };
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ values })]));
});

it('a file of a program that is known says which', async () => {
  await open(found({ profile: 'shopify' }));
  expect(await screen.findByText(/This file is from Shopify/)).toBeVisible();
});

it('another sheet of a workbook is looked at when it is chosen', async () => {
  const { person, sheets } = await open(
    found({ sheets: ['May', 'June'] }),
    found({ sheets: ['May', 'June'], columns: [{ name: 'Item', guess: 'name', samples: ['C'] }] }),
  );
  await choose(person, 'Sheet', 'June');
  expect(await screen.findByText('Item')).toBeVisible();
  expect(sheets).toEqual([null, 'June']);
});

it('a file in our own columns is checked at once', async () => {
  const { sent } = await open(found({ profile: 'mekong' }));
  await waitFor(() => expect(sent).toEqual([null]));
  expect(screen.queryByRole('form', { name: 'Columns of the file' })).toBeNull();
});

it('a column can be a specification that an admin has added, in whichever categories', async () => {
  const added = anAddedField();
  const spec_fields = ownSpecFields({
    mouse: [...ownFields('mouse'), added],
    keyboard: [...ownFields('keyboard'), added],
  });
  server.use(http.get('*/api/spec-fields', () => HttpResponse.json({ spec_fields })));
  const { person } = await open(found());
  await person.click((await form()).getByLabelText('What is Picture'));
  await person.type(screen.getByLabelText('What is Picture'), 'Polling');
  expect(await screen.findByTitle('Polling rate (mouse, keyboard)')).toBeInTheDocument();
});

it('images that are chosen while the columns are still looked at do not have the file read before people have said what they mean', async () => {
  const { person, sent } = await open(found());
  await form();
  await person.click(screen.getByRole('button', { name: 'Remove the files' }));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post('*/api/products/batches/columns', async () => {
      await held;
      return HttpResponse.json(found());
    }),
  );
  await person.upload(screen.getByLabelText('CSV file'), csv);
  await person.upload(screen.getByLabelText('Images'), image);
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  release();
  await form();
  expect(sent).toEqual([]);
  expect(window.alert).not.toHaveBeenCalled();
});
