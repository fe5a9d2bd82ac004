import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EditedShopLook, PaymentSettings } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser, ownLook } from '../../../testing/samples';
import { server } from '../../../testing/server';

async function open(tab: string, look: Partial<EditedShopLook> = {}) {
  server.use(http.get('*/api/admin/shop/look', () => HttpResponse.json({ look: { ...ownLook, ...look } })));
  return renderShop(`/seller-dashboard/settings/${tab}`, { user: aUser({ role: 'admin' }) });
}

async function openDialog(tab: string, name: string, look: Partial<EditedShopLook> = {}) {
  const visit = await open(tab, look);
  await visit.person.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

function captureSent() {
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/admin/shop/look', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok' });
    }),
  );
  return sent;
}

describe('the name and colours of the shop', () => {
  it('are seen in both themes before they are saved, with the version that was read', async () => {
    const { person, dialog } = await openDialog('shop', 'Name and colors');
    const sent = captureSent();
    await person.clear(dialog.getByLabelText('Name of the shop'));
    await person.type(dialog.getByLabelText('Name of the shop'), 'Bassac');
    await person.type(dialog.getByLabelText('Brand color'), '#7A1F5C');
    const preview = within(dialog.getByRole('region', { name: 'How it will look' }));
    expect(preview.getAllByText('Bassac')).toHaveLength(2);
    const [light, dark] = preview.getAllByRole('figure');
    expect(light!.style.getPropertyValue('--color-brand')).toBe('#7a1f5c');
    expect(dark!.style.getPropertyValue('--color-link')).not.toBe('#7a1f5c');
    await person.click(dialog.getByText('Save'));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        ...{ name: 'Bassac', logo: ownLook.logo, brand_color: '#7a1f5c', accent_color: null },
        ...{ mail_footer: '', mail_footer_km: '', version: 4 },
      },
    ]);
  });

  it.each([
    [
      'Brand color',
      '#9fd4dd',
      'Brand color is too light: white text on it has a contrast of 1.6, and needs 4.5',
    ],
    ['Brand color', 'red', 'Brand color must be a color, such as #0e4a54'],
    [
      'Accent color',
      '#0e5864',
      /^Accent color is too close to the brand color: a button on that has a contrast/,
    ],
  ])('are refused with the reason: %s %s', async (label, typed, reason) => {
    const { person, dialog } = await openDialog('shop', 'Name and colors');
    const sent = captureSent();
    await person.type(dialog.getByLabelText(label), typed);
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('are as the environment says where it says something, and then cannot be typed', async () => {
    const { dialog } = await openDialog('shop', 'Name and colors', { environment: { name: 'Sok & Sons' } });
    expect(dialog.getByLabelText('Name of the shop')).toBeDisabled();
    expect(dialog.getByText('Set by SHOP_NAME in the environment')).toBeVisible();
    expect(dialog.getAllByText('Sok & Sons')).toHaveLength(2);
  });

  it('take a logo from the device, and say why another one is refused', async () => {
    const { person, dialog } = await openDialog('shop', 'Name and colors', { logo: null });
    const fault = { code: 'DAMAGED_IMAGE', params: {}, message: 'The image is damaged. Please save it anew' };
    const image = { hash: 'b'.repeat(32), url: `/images/${'b'.repeat(32)}.webp` };
    const answers = [
      { file: 'a.png', image: null, error: fault.message, faults: [fault] },
      { file: 'a.png', image, error: null, faults: [] },
    ];
    server.use(
      http.post('*/api/admin/images', () =>
        HttpResponse.json({ results: [answers.shift()] }, { status: 201 }),
      ),
    );
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await person.upload(dialog.getByLabelText('From this device'), file);
    expect(await dialog.findByText(fault.message)).toBeVisible();
    await person.upload(dialog.getByLabelText('From this device'), file);
    expect(await dialog.findByRole('button', { name: 'Remove Logo' })).toBeVisible();
    expect(dialog.queryByText(fault.message)).toBeNull();
  });

  it('show what somebody else has changed', async () => {
    const { person, dialog } = await openDialog('shop', 'Name and colors');
    const current = { ...ownLook, name: 'Mekong Tech', version: 5 };
    server.use(
      http.patch('*/api/admin/shop/look', () =>
        problem(409, { code: 'STALE_EDIT', message: 'Changed', current, changed: ['name'] }),
      ),
    );
    await person.type(dialog.getByLabelText('Line under mails'), 'We never ask for codes.');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText('Someone else changed the look of the shop')).toBeVisible();
    expect(dialog.getByLabelText('Name of the shop')).toHaveValue('Mekong Tech');
  });
});

it('the landing page is put into another order, without what is left out', async () => {
  const { person, dialog } = await openDialog('home', 'Landing page');
  const sent = captureSent();
  await person.type(dialog.getByLabelText('Title'), 'All for your desk');
  await person.click(dialog.getByRole('button', { name: 'Move Brands up' }));
  await person.click(dialog.getByRole('button', { name: 'Move Brands up' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Best sellers' }));
  const preview = within(dialog.getByRole('region', { name: 'How it will look' }));
  expect(preview.getAllByText('All for your desk')).toHaveLength(2);
  await person.click(dialog.getByText('Save'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    hero_title: 'All for your desk',
    shelves: ['brands', 'new-arrivals', 'recently-viewed', 'promises'],
    version: 4,
  });
});

describe('the ways to pay', () => {
  const settings: PaymentSettings = {
    methods: [
      { key: 'demo', on: true, allowed: true },
      { key: 'khqr', on: false, allowed: true },
      { key: 'cod', on: false, allowed: false },
    ],
    version: 3,
  };

  it('are turned off and on, but for those that the environment leaves out', async () => {
    server.use(
      http.get('*/api/admin/payment-methods', () => HttpResponse.json({ payment_methods: settings })),
    );
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/admin/payment-methods', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ payment_methods: settings });
      }),
    );
    const { person } = await open('ways-to-pay');
    await person.click(await screen.findByRole('switch', { name: 'KHQR' }));
    expect(await screen.findByText('KHQR is on')).toBeInTheDocument();
    await person.click(screen.getByRole('switch', { name: 'Demo payment' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { off: [], version: 3 },
      { off: ['khqr', 'demo'], version: 3 },
    ]);
    expect(screen.getByRole('switch', { name: 'Cash on delivery' })).toBeDisabled();
    expect(screen.getByText('Set by PAYMENT_METHODS in the environment')).toBeVisible();
  });
});
