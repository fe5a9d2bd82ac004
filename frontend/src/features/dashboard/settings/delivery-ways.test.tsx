import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DeliveryTable, DeliveryTableEdit } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { aUser, usualDelivery } from '../../../testing/samples';
import { server } from '../../../testing/server';

/** Opens the table of a shop with this in Kep; returns what is saved. */
async function openTab(inKep: Partial<DeliveryTable['provinces'][number]> = {}) {
  const sent: DeliveryTableEdit[] = [];
  const provinces = usualDelivery.provinces.map((one) =>
    one.province === 'Kep' ? { ...one, ...inKep } : one,
  );
  server.use(
    http.get('*/api/delivery', () => HttpResponse.json({ provinces, version: 3 })),
    http.put('*/api/admin/delivery', async ({ request }) => {
      sent.push((await request.json()) as DeliveryTableEdit);
      return HttpResponse.json({ ...usualDelivery, version: 4 });
    }),
  );
  const visit = await renderShop('/seller-dashboard/settings/delivery', { user: aUser({ role: 'admin' }) });
  const edit = await screen.findByRole('button', { name: 'Edit the ways to Kep' });
  const openKep = async () => {
    await visit.person.click(edit);
    return within(await screen.findByRole('dialog'));
  };
  const save = async () => {
    await visit.person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Delivery days saved');
    return sent[0]!.provinces;
  };
  return { ...visit, openKep, save };
}
const bus = { key: 'bus', name: 'By bus', name_km: null, fee_cents: 150, cutoff: null };

describe('the ways of a province', () => {
  it('are named with their fees, and where there are none, that the policy holds', async () => {
    await openTab({
      methods: [{ ...bus, cutoff: '16:00' }],
      districts: [{ district: 'Damnak', methods: [{ ...bus, fee_cents: 0 }] }],
    });
    expect(screen.getByText('By bus · $1.50 · until 16:00')).toBeVisible();
    expect(screen.getByText('Damnak: By bus · Free')).toBeVisible();
    expect(screen.getAllByText('By the shipping policy')).toHaveLength(24);
  });

  it('are added and changed, a district of the same name with the same key', async () => {
    const { person, openKep, save } = await openTab({ methods: [bus] });
    const dialog = await openKep();
    await person.clear(dialog.getByRole('spinbutton', { name: 'By bus: Fee ($)' }));
    await person.type(dialog.getByRole('spinbutton', { name: 'By bus: Fee ($)' }), '២.25');
    await person.click(dialog.getByRole('button', { name: 'Add a way' }));
    const added = dialog.getAllByRole('group').at(-1)!;
    await person.type(within(added).getAllByRole('textbox')[0]!, 'By bus');
    await person.type(within(added).getByRole('textbox', { name: /Only in the district/ }), 'Damnak');
    await person.type(within(added).getByRole('spinbutton', { name: /Fee/ }), '4');
    await person.click(dialog.getByRole('button', { name: 'Apply' }));
    expect((await save()).find(({ province }) => province === 'Kep')).toMatchObject({
      methods: [{ key: 'bus', fee_cents: 225 }],
      districts: [{ district: 'Damnak', methods: [{ key: 'bus', name: 'By bus', fee_cents: 400 }] }],
    });
  });

  it('cannot be kept without a name and a fee', async () => {
    const { person, openKep } = await openTab();
    const dialog = await openKep();
    await person.click(dialog.getByRole('button', { name: 'Add a way' }));
    await person.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(dialog.getByText(/^Each way needs a name of its own and a fee/)).toBeVisible();
  });

  it('are filled with the usual ones where there are none, and taken out again', async () => {
    const { person, save } = await openTab({ methods: [bus] });
    await person.click(screen.getByRole('button', { name: 'Fill with usual ones' }));
    expect(screen.getByText('By bus · $1.50')).toBeVisible();
    expect(screen.getByText(/^Same day in Phnom Penh · \$2.50 · until 15:00/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Take out all ways' }));
    await person.click(await screen.findByRole('button', { name: 'Take out' }));
    expect((await save()).every(({ methods }) => methods?.length === 0)).toBe(true);
  });
});
