import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** Opens the bulk upload; lists the names of the files that are sent. */
async function open() {
  const sent: string[][] = [];
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  server.use(
    http.get('*/api/products', () => HttpResponse.json({ products: [] })),
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
    http.get('*/api/products/batches', () => HttpResponse.json({ batches: [] })),
    http.post('*/api/products/batches', async ({ request }) => {
      const form = await request.text();
      sent.push([...form.matchAll(/filename="([^"]*)"/g)].map(([, name]) => name!));
      return problem(400, { message: 'Enough' });
    }),
  );
  const { person } = await renderShop('/seller-dashboard/products/bulk', { user: aUser({ role: 'seller' }) });
  return { person, sent, lead: await screen.findByText(/Drop the CSV file/) };
}

afterEach(() => jest.restoreAllMocks());

const csv = new File(['name\nx'], 'mice.csv', { type: 'text/csv' });
const image = (name: string) => new File(['x'], name, { type: 'image/png' });

it.each(['mice.txt', 'mice.TSV', 'mice.csv'])('a table is taken, whatever its ending: %s', async (name) => {
  const { lead } = await open();
  fireEvent.drop(lead, {
    dataTransfer: { files: [new File(['name\tstock'], name, { type: 'text/plain' })] },
  });
  expect(await screen.findByText(`Chosen files: ${name}, 0 images`)).toBeInTheDocument();
});

it.each(['mice.xlsm', 'mice.XLS', 'mice.ods'])(
  'a spreadsheet is told to be saved as CSV: %s',
  async (name) => {
    const { lead, person } = await open();
    const file = new File(['PK'], name);
    fireEvent.drop(lead, { dataTransfer: { files: [file] } });
    const says = `${name} is a spreadsheet. Please save it as .xlsx or “CSV UTF-8”`;
    expect(await screen.findByText(says)).toBeInTheDocument();
    const field = await screen.findByLabelText<HTMLInputElement>('CSV file');
    field.removeAttribute('accept');
    await person.upload(field, file);
    expect(await screen.findAllByText(says)).toHaveLength(2);
  },
);

it('images of dropped folders are sent with their paths, also those of one name', async () => {
  const { lead, sent } = await open();
  const file = (path: string, one: File) => ({
    ...{ isFile: true, isDirectory: false, name: one.name, fullPath: path },
    file: (done: (file: File) => void) => done(one),
  });
  const folder = (name: string, parts: object[][]) => ({
    ...{ isFile: false, isDirectory: true, name, fullPath: `/${name}` },
    createReader: () => ({ readEntries: (done: (entries: object[]) => void) => done(parts.shift() ?? []) }),
  });
  const entries = [
    file('/mice.csv', csv),
    folder('photos', [
      [folder('a', [[file('/photos/a/1.png', image('1.png'))]])],
      [folder('b', [[file('/photos/b/1.png', image('1.png')), file('/photos/b/.hidden', image('.hidden'))]])],
    ]),
  ];
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  fireEvent.drop(lead, { dataTransfer: { files: [], items } });
  await waitFor(() => expect(sent).toEqual([['mice.csv', 'photos/a/1.png', 'photos/b/1.png']]));
});

it('files can be sent again after one could not be read, as it has changed on the disk since', async () => {
  const { lead } = await open();
  const gone = Object.assign(new File(['name\nx'], 'mice.csv', { type: 'text/csv' }), {
    slice: () => ({ text: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
  fireEvent.drop(lead, { dataTransfer: { files: [gone] } });
  await screen.findByText('Chosen files: mice.csv, 0 images');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled());
});
