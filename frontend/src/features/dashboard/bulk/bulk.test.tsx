import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BulkRow } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';
import { ADDRESS, ID, csv, image, anUpload, aRow, givenUpload } from '../../../testing/given-upload';

const UNDO =
  'Undo everything that mice.csv has written? New products are deleted, changed ones get their old values back.';

afterEach(() => jest.restoreAllMocks());

const open = (address = ADDRESS) => renderShop(address, { user: aUser({ role: 'seller' }) });

describe('the bulk upload', () => {
  it('rehearses files that are dropped together, shows what each row would do, and writes on the button', async () => {
    const shop = givenUpload();
    const { person } = await open();
    const lead = await screen.findByText(/Drop the CSV file/);
    fireEvent.drop(lead, { dataTransfer: { files: [csv, image] } });
    await screen.findByText('Nothing saved yet: 1 new, 1 changed, 1 skipped.');
    expect(screen.getByText('Chosen files: mice.csv, 1 image')).toBeInTheDocument();
    expect(screen.getByText('Category: Mouse · Price: $19.90 · Stock: 4 · RGB: Yes')).toBeInTheDocument();
    expect(screen.getByText('Price: $10.00 → $12.50')).toBeInTheDocument();
    expect(screen.getByText('Unknown brand: Tonlx')).toBeInTheDocument();
    expect(screen.getByText('Did you mean Tonlix?')).toBeInTheDocument();
    await person.click(screen.getByText('Upload 2 products'));
    await answer('Change products that are in the shop: 1?', 'Change');
    await screen.findByText('Uploaded: 2, failed: 1');
    expect(await screen.findByText('Row 2: New Mouse')).toBeInTheDocument();
    expect(await screen.findByText('Row 4: Bad: Unknown brand: Tonlx')).toBeInTheDocument();
    expect(shop.calls).toEqual(['rehearse 1 1', 'commit']);
  });

  it.each([
    ['', 'name,stock,stock_seen\nMouse,5,4'],
    [' and a spreadsheet has saved', 'sep=;\nname;stock;stock_seen\nMouse;5;4'],
  ])('needs no images for a file that the shop exported%s', async (_, text) => {
    const shop = givenUpload();
    const { person } = await open();
    const exported = new File([text], 'products.csv', { type: 'text/csv' });
    await person.upload(await screen.findByLabelText('CSV file'), exported);
    await screen.findByText(/Nothing saved yet/);
    expect(shop.calls).toEqual(['rehearse 1 0']);
  });

  it('asks the server whether a file can do without images, and says so when it cannot', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const shop = givenUpload();
    const refusal = problem(400, { errors: [{ field: 'images', code: 'FILES_REQUIRED', message: 'x' }] });
    server.use(http.post('*/api/products/batches', () => refusal, { once: true }));
    const { person } = await open();
    await person.upload(await screen.findByLabelText('CSV file'), csv);
    await person.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(alert.mock.calls).toEqual([['Please select both CSV file and images!']]));
    await person.click(screen.getByRole('button', { name: 'Upload' }));
    await screen.findByText(/Nothing saved yet/);
    expect(shop.calls).toEqual(['rehearse 1 0']);
  });

  it('says that nothing is to be saved where the rows are as in the shop', async () => {
    givenUpload(anUpload({ total: 3, create: 0, change: 0, same: 2, error: 1, waiting: 0 }));
    await open(`${ADDRESS}?batch=${ID}`);
    await screen.findByText('Nothing to save: 2 rows are as in the shop already, 1 have errors.');
  });

  it('names dropped files that are not accepted', async () => {
    const shop = givenUpload();
    await open();
    const lead = await screen.findByText(/Drop the CSV file/);
    const second = new File(['name\ny'], 'b.csv', { type: 'text/csv' });
    const note = new File(['x'], 'doc.pdf', { type: 'application/pdf' });
    fireEvent.drop(lead, { dataTransfer: { files: [csv, second, note] } });
    await screen.findByText('b.csv is a second CSV file. doc.pdf is not a PNG, JPG, JPEG or WebP image');
    expect(screen.getByText('Chosen files: mice.csv, 0 images')).toBeInTheDocument();
    fireEvent.drop(lead, { dataTransfer: { files: [image] } });
    await screen.findByText(/Nothing saved yet/);
    expect(screen.queryByText(/doc.pdf/)).toBeNull();
    expect(shop.calls).toEqual(['rehearse 1 1']);
  });

  it('stays on the page when files are dropped outside the drop area', async () => {
    givenUpload();
    await open();
    await screen.findByText(/Drop the CSV file/);
    const dataTransfer = { files: [csv], types: ['Files'] };
    // fireEvent returns false if the default was prevented, which is to open the file.
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });

  it('rehearses files that are chosen in their fields, once both are chosen', async () => {
    const shop = givenUpload();
    const { person } = await open();
    await person.upload(await screen.findByLabelText('CSV file'), csv);
    expect(shop.calls).toEqual([]);
    await person.upload(screen.getByLabelText(/Images/), image);
    await screen.findByText(/Nothing saved yet/);
    expect(shop.calls).toEqual(['rehearse 1 1']);
  });

  it('writes new products without asking, even if it skips bad rows', async () => {
    const shop = givenUpload(anUpload({ total: 4_980, create: 4_970, change: 0, error: 10, waiting: 4_970 }));
    const { person } = await open(`${ADDRESS}?batch=${ID}`);
    await person.click(await screen.findByText('Upload 4,970 products'));
    await waitFor(() => expect(shop.calls).toEqual(['commit']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('writes nothing when the user does not confirm changes of products', async () => {
    const shop = givenUpload();
    const { person } = await open(`${ADDRESS}?batch=${ID}`);
    await person.click(await screen.findByText('Upload 2 products'));
    await answer('Change products that are in the shop: 1?', 'Cancel');
    expect(shop.calls).toEqual([]);
  });

  it('asks before leaving chosen files or a rehearsed upload', async () => {
    givenUpload();
    const { person, router } = await open();
    const link = await screen.findByRole('link', { name: 'Logout' });
    await person.upload(await screen.findByLabelText('CSV file'), csv);
    await person.click(link);
    await answer('Leave without saving your changes?', 'Cancel');
    await person.upload(screen.getByLabelText(/Images/), image);
    await screen.findByText(/Nothing saved yet/);
    await person.click(link);
    await answer('Leave without saving your changes?', 'Cancel');
    const download = screen.getByText('Download failed rows');
    // jsdom cannot download.
    download.addEventListener('click', (click) => click.preventDefault());
    await person.click(download);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe(ADDRESS);
  });

  it('shows the reason when it fails', async () => {
    givenUpload();
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    server.use(
      http.post('*/api/products/batches', () =>
        problem(400, { message: 'The CSV file has no column stock' }),
      ),
    );
    await open();
    const lead = await screen.findByText(/Drop the CSV file/);
    fireEvent.drop(lead, { dataTransfer: { files: [csv, image] } });
    await screen.findByText('The CSV file has no column stock');
    expect(alert).toHaveBeenCalledWith('Upload failed!');
  });

  it('shows its progress while the rows are being written', async () => {
    givenUpload(anUpload({ state: 'running', uploaded: 1, waiting: 1 }));
    await open(`${ADDRESS}?batch=${ID}`);
    const bar = await screen.findByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText('1 of 2 rows')).toBeInTheDocument();
    expect(screen.getByText('Upload').closest('button')).toBeDisabled();
  });

  it('offers the failed rows as a file, and can be undone after one question', async () => {
    const shop = givenUpload(anUpload({ state: 'done', uploaded: 2, waiting: 0 }));
    server.use(
      http.post(`*/api/products/batches/${ID}/undo`, () => {
        shop.batch = anUpload({ state: 'undone', uploaded: 2, waiting: 0 });
        return HttpResponse.json({ batch: shop.batch });
      }),
    );
    const { person } = await open(`${ADDRESS}?batch=${ID}`);
    const download = await screen.findByText('Download failed rows');
    expect(download.closest('a')).toHaveAttribute('href', `/api/products/batches/${ID}/failures.csv`);
    await person.click(screen.getByText('Undo mice.csv'));
    await answer(UNDO, 'Undo mice.csv');
    expect(await screen.findByText('This upload was undone.')).toBeInTheDocument();
  });

  it('names the products because of which it cannot be undone', async () => {
    givenUpload(anUpload({ state: 'done', uploaded: 2, waiting: 0 }));
    const products = [{ id: 1, name: 'New Mouse', reason: 'sold' }];
    server.use(
      http.post(`*/api/products/batches/${ID}/undo`, () =>
        HttpResponse.json({ status: 409, code: 'BATCH_TOUCHED', message: 'No', products }, { status: 409 }),
      ),
    );
    const { person } = await open(`${ADDRESS}?batch=${ID}`);
    await person.click(await screen.findByText('Undo mice.csv'));
    await answer(UNDO, 'Undo mice.csv');
    expect(await screen.findByText('New Mouse (sold or held in an order)')).toBeInTheDocument();
  });

  it('can be undone anyway, losing edits since then', async () => {
    const shop = givenUpload(anUpload({ state: 'done', uploaded: 2, waiting: 0 }));
    const products = Array.from({ length: 22 }, (_, id) => ({
      id,
      name: `Mouse ${id}`,
      reason: 'edited',
    }));
    const sent: unknown[] = [];
    server.use(
      http.post(`*/api/products/batches/${ID}/undo`, async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1)
          return HttpResponse.json(
            { status: 409, code: 'BATCH_TOUCHED', message: 'No', products },
            { status: 409 },
          );
        shop.batch = anUpload({ state: 'undone', uploaded: 2, waiting: 0 });
        return HttpResponse.json({ batch: shop.batch });
      }),
    );
    const { person } = await open(`${ADDRESS}?batch=${ID}`);
    await person.click(await screen.findByText('Undo mice.csv'));
    await answer(UNDO, 'Undo mice.csv');
    expect(await screen.findByText('and 2 more')).toBeInTheDocument();
    await person.click(screen.getByText('Undo all the same, losing these edits'));
    expect(await screen.findByText('This upload was undone.')).toBeInTheDocument();
    expect(sent).toEqual([{ with_edits: false }, { with_edits: true }]);
  });

  const priceFault = {
    field: 'price',
    code: 'WRONG_KIND',
    params: { kind: 'number' },
    message: 'Price must be a number',
  };
  const stockFault = {
    field: 'stock',
    code: 'TOO_SMALL',
    params: { least: 0 },
    message: 'Stock must be at least 0',
  };
  const rowFault = (code: string, params: Record<string, unknown>) => ({
    code,
    params,
    message: 'In English',
  });

  function givenFaults(rowFaults: BulkRow['faults'][]) {
    givenUpload();
    const rows = rowFaults.map((faults, index) =>
      aRow({ row: index + 2, verdict: 'error', error: 'In English', faults }),
    );
    server.use(
      http.get(`*/api/products/batches/${ID}`, () =>
        HttpResponse.json({
          batch: anUpload(),
          unknown_brands: [],
          foreign_hosts: [],
          rows,
          page: 1,
          totalPages: 1,
          total: rows.length,
        }),
      ),
    );
  }

  const openIn = (language: 'en' | 'km') =>
    renderShop(`${ADDRESS}?batch=${ID}`, { user: aUser({ role: 'seller' }), language });

  it('translates the faults of a row to Khmer', async () => {
    givenFaults([
      [priceFault, stockFault],
      [rowFault('ROW_TWICE', { row: 2 })],
      [rowFault('UNKNOWN_BRAND', { name: 'St. John' }), rowFault('UNKNOWN_IMAGE', { name: 'a. b.png' })],
      [rowFault('IMAGE_NAMED_TWICE', { name: 'c.png' })],
    ]);
    await openIn('km');
    expect(await screen.findByText('តម្លៃត្រូវជាលេខ. ស្តុកមិនអាចតិចជាង 0 ទេ')).toBeInTheDocument();
    expect(screen.getByText('ជួរ 2 មានផលិតផលនេះរួចហើយ')).toBeInTheDocument();
    expect(screen.getByText('ម៉ាកមិនស្គាល់៖ St. John. រូបភាពមិនស្គាល់៖ a. b.png')).toBeInTheDocument();
    expect(screen.getByText('មានរូបភាពពីរឈ្មោះ c.png')).toBeInTheDocument();
  });

  it("shows the server's English faults of a row", async () => {
    givenFaults([[priceFault, stockFault]]);
    await openIn('en');
    expect(await screen.findByText('Price must be a number. Stock must be at least 0')).toBeInTheDocument();
  });

  it('shows the English error of a row without faults', async () => {
    givenFaults([[]]);
    await openIn('km');
    expect(await screen.findByText('In English')).toBeInTheDocument();
  });

  it('can open one of the last uploads', async () => {
    givenUpload();
    const { person, router } = await open();
    await person.click(await screen.findByRole('button', { name: 'mice.csv' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?batch=${ID}`));
    expect(await screen.findByText(/Nothing saved yet/)).toBeInTheDocument();
  });
});
