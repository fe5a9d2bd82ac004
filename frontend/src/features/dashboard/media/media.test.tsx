import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LibraryImage } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';

afterEach(() => jest.restoreAllMocks());

const nothing: LibraryImage['uses'] = { products: [], brands: [], total: 0 };
const inOneProduct: LibraryImage['uses'] = {
  products: [{ id: 42, name: 'Naga Mini', category: 'mouse', is_own: true }],
  brands: [],
  total: 1,
};

function anImage(facts: Partial<LibraryImage> = {}): LibraryImage {
  return {
    hash: 'a'.repeat(32),
    url: `/images/${'a'.repeat(32)}.webp`,
    file_name: 'front.png',
    width: 1200,
    height: 800,
    bytes: 51_200,
    uploaded_by: 'Dara Chan',
    uploaded_at: '2026-01-01T00:00:00.000Z',
    uses: nothing,
    ...facts,
  };
}

/** Serves a library with these images; returns the queries that were sent. */
function serveLibrary(...images: LibraryImage[]) {
  const searches: string[] = [];
  server.use(
    http.get('*/api/admin/images', ({ request }) => {
      searches.push(new URL(request.url).search);
      return HttpResponse.json({ images, page: 1, total: images.length, totalPages: 1 });
    }),
  );
  return searches;
}

const open = (path = '/seller-dashboard/media', role: 'admin' | 'seller' = 'admin') =>
  renderShop(path, { user: aUser({ role }) });

async function openImage(image: LibraryImage) {
  serveLibrary(image);
  const visit = await open();
  await visit.person.click(await screen.findByRole('button', { name: 'Open front.png' }));
  return { ...visit, drawer: within(await screen.findByRole('dialog')) };
}

const aFile = (name = 'new.png') => new File(['image'], name, { type: 'image/png' });

describe('the library of images', () => {
  it('is filtered by the address', async () => {
    const searches = serveLibrary(anImage());
    await open('/seller-dashboard/media?q=front&used=unused&page=2');
    expect(await screen.findByText('front.png')).toBeVisible();
    expect(searches).toEqual(['?page=2&q=front&used=unused&limit=24']);
  });

  it('keeps the search in the address', async () => {
    serveLibrary(anImage());
    const { person, router } = await open('/seller-dashboard/media?page=3');
    await person.type(await screen.findByLabelText('Search images'), 'mouse{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=mouse'));
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/admin/images', () => problem(503, { message: 'Not now' })));
    const { person } = await open();
    expect(await screen.findByText('Not now')).toBeVisible();
    serveLibrary();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No images yet.')).toBeVisible();
  });

  it('is in Khmer when chosen', async () => {
    serveLibrary(anImage());
    await renderShop('/seller-dashboard/media', { user: aUser({ role: 'seller' }), language: 'km' });
    expect(await screen.findByRole('heading', { name: 'បណ្ណាល័យរូបភាព' })).toBeVisible();
  });
});

describe('uploading images', () => {
  it('stays on the page when files are dropped outside the drop area', async () => {
    serveLibrary();
    await open('/seller-dashboard/media/upload');
    await screen.findByLabelText(/Drop images here/);
    const dataTransfer = { files: [aFile()], types: ['Files'] };
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  });

  it('uploads dropped files and shows the result for each', async () => {
    serveLibrary();
    let sent: string[] = [];
    server.use(
      http.post('*/api/admin/images', async ({ request }) => {
        sent = (await request.formData()).getAll('images').map((file) => (file as File).name);
        const results = [
          { file: 'good.png', image: anImage(), error: null },
          { file: 'bad.svg', image: null, error: 'The image must be a PNG, JPG, JPEG or WebP file' },
        ];
        return HttpResponse.json({ uploaded: 1, failed: 1, results });
      }),
    );
    await open('/seller-dashboard/media/upload');
    const field = await screen.findByLabelText(/Drop images here/);
    fireEvent.drop(field, { dataTransfer: { files: [aFile('good.png'), aFile('bad.svg')] } });
    const results = within(await screen.findByRole('region', { name: 'Upload result' }));
    expect(results.getByText('Uploaded: 1, failed: 1')).toBeVisible();
    expect(results.getByText(/bad.svg: The image must be a PNG/)).toBeVisible();
    expect(sent).toEqual(['good.png', 'bad.svg']);
  });
});

describe('one image', () => {
  it('shows where it is used, with a link, and cannot be deleted while it is used', async () => {
    const { drawer } = await openImage(anImage({ uses: inOneProduct }));
    expect(drawer.getByText('1200 × 800, 50 KB')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Naga Mini' })).toHaveAttribute(
      'href',
      '/seller-dashboard/products?q=Naga+Mini',
    );
    expect(drawer.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  it('can be replaced, and shows the new image', async () => {
    const { person, drawer } = await openImage(anImage({ uses: inOneProduct }));
    server.use(
      http.put('*/api/admin/images/:hash', () =>
        HttpResponse.json({
          message: 'Image replaced',
          image: anImage({ hash: 'b'.repeat(32), file_name: 'new.png', uses: inOneProduct }),
          changed: 1,
        }),
      ),
    );
    await person.upload(drawer.getByLabelText(/New image/), aFile());
    await person.click(drawer.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('Image replaced')).toBeInTheDocument();
    expect(await drawer.findByText('new.png', { selector: 'dd' })).toBeVisible();
  });

  it('cannot be replaced if others use it too, and shows where', async () => {
    const { person, drawer } = await openImage(anImage({ uses: inOneProduct }));
    const message = 'This image is also used by others: Delta Mouse';
    server.use(
      http.put('*/api/admin/images/:hash', () => problem(409, { code: 'IMAGE_USED_ELSEWHERE', message })),
    );
    await person.upload(drawer.getByLabelText(/New image/), aFile());
    await person.click(drawer.getByRole('button', { name: 'Replace' }));
    expect(await drawer.findByText(message)).toBeVisible();
  });

  it('can be deleted after a confirmation if it is unused', async () => {
    const { person, drawer } = await openImage(anImage());
    server.use(http.delete('*/api/admin/images/:hash', () => HttpResponse.json({ message: 'ok' })));
    serveLibrary();
    await person.click(drawer.getByRole('button', { name: 'Delete' }));
    await answer('Delete front.png?', 'Delete');
    expect(await screen.findByText('No images yet.')).toBeVisible();
  });
});

describe('a chosen image that is deleted or replaced', () => {
  async function chooseAndOpen() {
    serveLibrary(anImage());
    const visit = await open();
    await visit.person.click(await screen.findByLabelText('Choose front.png'));
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await visit.person.click(screen.getByLabelText('Open front.png'));
    return { ...visit, drawer: within(await screen.findByRole('dialog')) };
  }

  it('is no longer chosen when it is deleted', async () => {
    const { person, drawer } = await chooseAndOpen();
    server.use(http.delete('*/api/admin/images/:hash', () => HttpResponse.json({ message: 'ok' })));
    serveLibrary();
    await person.click(drawer.getByText('Delete'));
    await answer('Delete front.png?', 'Delete');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  it('passes its choice on to the image that replaces it', async () => {
    const { person, drawer } = await chooseAndOpen();
    const next = anImage({ hash: 'b'.repeat(32), file_name: 'new.png' });
    server.use(
      http.put('*/api/admin/images/:hash', () => {
        serveLibrary(next);
        return HttpResponse.json({ message: 'Image replaced', image: next, changed: 0 });
      }),
    );
    await person.upload(drawer.getByLabelText(/New image/), aFile());
    await person.click(drawer.getByText('Replace'));
    expect(await screen.findByLabelText('Choose new.png')).toBeChecked();
  });
});

describe('chosen images', () => {
  const pageOf = (page: number) => anImage({ hash: `${page}`.repeat(32), file_name: `page-${page}.png` });

  /** Serves a library of two pages; returns what was deleted. */
  function serveTwoPages() {
    const deleted: string[] = [];
    server.use(
      http.get('*/api/admin/images', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        return HttpResponse.json({ images: [pageOf(page)], page, total: 25, totalPages: 2 });
      }),
      http.post('*/api/admin/images/delete-many', async ({ request }) => {
        const { hashes } = (await request.json()) as { hashes: string[] };
        deleted.push(...hashes);
        return HttpResponse.json({ results: hashes.map((hash) => ({ hash, ok: true, error: null })) });
      }),
    );
    return deleted;
  }

  it('stay chosen on other pages, and are deleted together', async () => {
    const deleted = serveTwoPages();
    const { person } = await open();
    await person.click(await screen.findByLabelText('Choose page-1.png'));
    await person.click(screen.getByTitle('2'));
    await person.click(await screen.findByLabelText('Choose page-2.png'));
    await person.click(within(screen.getByRole('group')).getByRole('button', { name: 'Delete' }));
    await answer('Delete 2 images? Used ones stay.', 'Delete');
    expect(await screen.findByText('Deleted: 2, not deleted: 0')).toBeInTheDocument();
    expect(deleted).toEqual([pageOf(1).hash, pageOf(2).hash]);
  });

  it('are still chosen when one comes back to the library', async () => {
    serveTwoPages();
    const { person, router } = await open();
    await person.click(await screen.findByLabelText('Choose page-1.png'));
    await act(() => router.navigate('/seller-dashboard/media/upload'));
    await screen.findByLabelText(/Drop images here/);
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText('Choose page-1.png')).toBeChecked();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
  });

  it('are forgotten where another search does not show them', async () => {
    serveTwoPages();
    const { person, router } = await open();
    await person.click(await screen.findByLabelText('Choose page-1.png'));
    await act(() => router.navigate('/seller-dashboard/media?q=other&page=2'));
    await screen.findByLabelText('Choose page-2.png');
    expect(screen.queryByText('1 selected')).toBeNull();
  });
});

it('more than a hundred chosen images are deleted in several calls', async () => {
  const images = Array.from({ length: 101 }, (_, place) =>
    anImage({ hash: `${place}`.padStart(32, 'a'), file_name: `${place}.png` }),
  );
  serveLibrary(...images);
  const sent: number[] = [];
  server.use(
    http.post('*/api/admin/images/delete-many', async ({ request }) => {
      const { hashes } = (await request.json()) as { hashes: string[] };
      sent.push(hashes.length);
      return HttpResponse.json({ results: hashes.map((hash) => ({ hash, ok: true, error: null })) });
    }),
  );
  await open();
  await screen.findByLabelText('Choose 100.png');
  fireEvent.click(screen.getByLabelText('Select all on page'));
  fireEvent.click(screen.getByText('Delete'));
  await answer('Delete 101 images? Used ones stay.', 'Delete');
  expect(await screen.findByText('Deleted: 101, not deleted: 0')).toBeInTheDocument();
  expect(sent).toEqual([100, 1]);
  fireEvent.click(screen.getByText('Close'));
  await waitFor(() => expect(screen.queryByText('101 selected')).toBeNull());
});

it('the result of each of many deleted images is shown', async () => {
  const other = anImage({ hash: 'b'.repeat(32), file_name: 'logo.png', uses: inOneProduct });
  serveLibrary(anImage(), other);
  let sent: unknown;
  server.use(
    http.post('*/api/admin/images/delete-many', async ({ request }) => {
      sent = await request.json();
      const results = [
        { hash: anImage().hash, ok: true, error: null },
        { hash: other.hash, ok: false, error: 'This image is still used once' },
      ];
      return HttpResponse.json({ deleted: 1, failed: 1, results });
    }),
  );
  const { person } = await open();
  await person.click(await screen.findByLabelText('Choose front.png'));
  await person.click(screen.getByLabelText('Choose logo.png'));
  await person.click(within(screen.getByRole('group')).getByRole('button', { name: 'Delete' }));
  await answer('Delete 2 images? Used ones stay.', 'Delete');
  expect(await screen.findByText('Deleted: 1, not deleted: 1')).toBeInTheDocument();
  expect(screen.getByText('logo.png: This image is still used once')).toBeInTheDocument();
  expect(sent).toEqual({ hashes: [anImage().hash, other.hash] });
});
