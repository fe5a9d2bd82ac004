import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListedBrand } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { aUser, tonlix } from '../../../testing/samples';
import { server } from '../../../testing/server';

afterEach(() => jest.restoreAllMocks());

const brand: ListedBrand = { ...tonlix, products: 3, version: 1 };
const twin: ListedBrand = { ...brand, id: 8, name: 'Ton-Lix', products: 1 };

async function open(brands: ListedBrand[] = [brand, twin]) {
  server.use(http.get('*/api/brands', () => HttpResponse.json({ brands })));
  const visit = await renderShop('/seller-dashboard/brands', { user: aUser({ role: 'admin' }) });
  await screen.findByLabelText('Edit Tonlix');
  return visit;
}

describe('the brands', () => {
  it('show the number of their products, and brands with nearly the same name', async () => {
    await open();
    expect(screen.getByText('3 products')).toBeVisible();
    expect(screen.getByText('Much like Ton-Lix')).toBeVisible();
  });

  it('show a note when a new name is nearly the same as an existing one', async () => {
    const { person } = await open([brand]);
    await person.type(screen.getByLabelText('Brand name'), 'tonlxi');
    await person.clear(screen.getByLabelText('Brand name'));
    await person.type(screen.getByLabelText('Brand name'), 'tonlix 1');
    expect(await screen.findByText('Did you mean Tonlix?')).toBeVisible();
  });
});

describe('a new brand', () => {
  const logo = () => new File(['logo'], 'logo.png', { type: 'image/png' });

  async function create(answer: () => Response) {
    const { person } = await open();
    server.use(http.post('*/api/brands', answer));
    expect(screen.getByText('PNG, JPG, JPEG, max 5MB')).toBeVisible();
    await person.type(screen.getByLabelText('Brand name'), 'apsarion');
    await person.upload(screen.getByLabelText(/^Logo/), logo());
    await person.click(screen.getByRole('button', { name: 'Create Brand' }));
  }

  it('is confirmed by a toast', async () => {
    await create(() => HttpResponse.json({ message: 'ok', brand: tonlix }, { status: 201 }));
    expect(await screen.findByText('Brand created successfully')).toBeInTheDocument();
  });

  it('shows a cross and the reason when it fails, and keeps the input', async () => {
    await create(() => problem(409, { message: 'A brand of this name already exists' }));
    expect(await screen.findByText('❌ Upload failed.')).toBeInTheDocument();
    expect(screen.getByText('A brand of this name already exists')).toBeInTheDocument();
    expect(screen.getByLabelText('Brand name')).toHaveValue('Apsarion');
  });
});

describe('merging', () => {
  it('proposes the brand with nearly the same name and says what will happen', async () => {
    let into: unknown;
    const { person } = await open();
    server.use(
      http.post('*/api/brands/8/merge', async ({ request }) => {
        into = await request.json();
        return HttpResponse.json({ message: 'Brands merged', brand: tonlix, moved: 1 });
      }),
    );
    await person.click(screen.getByLabelText('More for Ton-Lix'));
    await person.click(await screen.findByRole('menuitem', { name: 'Merge' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Products that go from Ton-Lix to Tonlix: 1. Then Ton-Lix is deleted.',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Brands merged')).toBeInTheDocument();
    expect(into).toEqual({ into: 7 });
  });

  it('shows why it was refused', async () => {
    const { person } = await open();
    server.use(
      http.post('*/api/brands/8/merge', () => problem(409, { message: 'Both brands have the same product' })),
    );
    await person.click(screen.getByLabelText('More for Ton-Lix'));
    await person.click(await screen.findByRole('menuitem', { name: 'Merge' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Both brands have the same product')).toBeInTheDocument();
  });
});

describe('editing a brand', () => {
  it('opens with the focus in its first field, and gives it back to the button when it is left', async () => {
    const { person } = await open();
    await person.click(screen.getByLabelText('Edit Tonlix'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByLabelText('Brand name')).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('Edit Tonlix')).toHaveFocus());
  });

  it('sends the version that was read, and shows what somebody else has changed', async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    const { person } = await open();
    server.use(
      http.patch('*/api/brands/7', async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        if (sent.length > 1) return HttpResponse.json({ message: 'ok', brand: tonlix });
        const current = { ...tonlix, name: 'Tonlix Asia', version: 2 };
        return problem(409, { code: 'STALE_EDIT', message: 'Stale', current, changed: ['name'] });
      }),
    );
    await person.click(screen.getByLabelText('Edit Tonlix'));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByLabelText('Brand name'), ' Pro');
    await person.click(within(dialog).getByText('Save'));
    expect(
      await screen.findByText('Brand name is now “Tonlix Asia”; saving will overwrite it'),
    ).toBeInTheDocument();
    await person.click(within(dialog).getByText('Save'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { name: 'Tonlix Pro', version: '1' },
      { name: 'Tonlix Pro', version: '2' },
    ]);
  });
});
