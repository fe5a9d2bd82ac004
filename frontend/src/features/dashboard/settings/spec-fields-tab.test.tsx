import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DecidedField } from '../../../api/spec-fields-api';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aProduct, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { anAddedField, ownFields, ownSpecFields } from '../../../testing/spec-fields';

interface Sent {
  version: number;
  fields: { name?: string; hidden: boolean; label?: string }[];
}

async function openTab(mouse: DecidedField[] = ownFields('mouse'), language: 'en' | 'km' = 'en') {
  const sent: Sent[] = [];
  server.use(
    http.get('*/api/spec-fields', () => HttpResponse.json({ spec_fields: ownSpecFields({ mouse }) })),
    http.get('*/api/products', () =>
      HttpResponse.json({ products: [aProduct()], page: 1, total: 1, totalPages: 1 }),
    ),
    http.put('*/api/admin/spec-fields/mouse', async ({ request }) => {
      sent.push((await request.json()) as Sent);
      return HttpResponse.json({ category: 'mouse', version: 2, fields: mouse });
    }),
  );
  const visit = await renderShop('/seller-dashboard/settings/specifications', {
    user: aUser({ role: 'admin' }),
    language,
  });
  await screen.findByRole('region', { name: language === 'en' ? 'How it will look' : /./ });
  return { ...visit, sent };
}

const press = (name: string) => screen.getByRole('button', { name });
const rowNames = () =>
  within(screen.getByRole('list', { name: 'Specification fields' }))
    .getAllByRole('switch')
    .map((one) => /^Show (.*) to shoppers$/.exec(one.getAttribute('aria-label')!)![1]);

describe('the specification fields of a category', () => {
  it("are the shop's own ones at first, which are not edited or removed", async () => {
    await openTab();
    expect(rowNames()).toEqual([
      ...['DPI', 'RGB', 'Connection', 'Battery', 'Weight (g)', 'Color', 'Other features'],
    ]);
    expect(screen.queryByRole('button', { name: 'Remove DPI' })).toBeNull();
    expect(press('Move DPI up')).toBeDisabled();
    expect(press('Move Other features down')).toBeDisabled();
  });

  it('are put in order by buttons, which keep the focus and say the new place', async () => {
    const { person, sent } = await openTab();
    press('Move RGB down').focus();
    await person.keyboard('{Enter}');
    expect(press('Move RGB down')).toHaveFocus();
    expect(screen.getByText('RGB is number 3 of 7')).toBeInTheDocument();
    await person.click(press('Move Connection up'));
    expect(press('Move Connection down')).toHaveFocus();
    expect(rowNames().slice(0, 3)).toEqual(['Connection', 'DPI', 'RGB']);
    await person.click(press('Save'));
    expect(await screen.findByText('Specification fields saved')).toBeInTheDocument();
    expect(sent[0]!.version).toBe(1);
    expect(sent[0]!.fields.slice(0, 2)).toEqual([
      { name: 'connection', hidden: false },
      { name: 'dpi', hidden: false },
    ]);
  });

  it('are hidden, also from the look at the list of a product', async () => {
    const { person, sent } = await openTab();
    const look = within(screen.getByRole('region', { name: 'How it will look' }));
    expect(await look.findByText('8500')).toBeVisible();
    await person.click(screen.getByRole('switch', { name: 'Show DPI to shoppers' }));
    expect(look.queryByText('8500')).toBeNull();
    await person.click(press('Save'));
    await waitFor(() => expect(sent[0]!.fields[0]).toEqual({ name: 'dpi', hidden: true }));
  });

  it('are added with a label in both languages, a kind and a unit', async () => {
    const { person, sent } = await openTab();
    await person.click(press('Add a field'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Label (English)'), 'Polling rate');
    await person.type(dialog.getByLabelText('Label (Khmer)'), 'អត្រា');
    await person.click(dialog.getByLabelText('Kind'));
    await person.click(await screen.findByTitle('Number'));
    await person.type(await dialog.findByLabelText('Unit'), 'Hz');
    await person.click(dialog.getByText('Apply'));
    await waitFor(() => expect(rowNames().at(-1)).toBe('Polling rate'));
    await person.click(press('Save'));
    await waitFor(() =>
      expect(sent[0]!.fields.at(-1)).toEqual({
        ...{
          label: 'Polling rate',
          label_km: 'អត្រា',
          kind: 'number',
          unit: 'Hz',
          unit_km: null,
          hidden: false,
        },
      }),
    );
  });

  it('are not called as another one of the category', async () => {
    const { person } = await openTab();
    await person.click(press('Add a field'));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Label (English)'), ' battery ');
    await person.click(dialog.getByText('Apply'));
    expect(await dialog.findByText('Another field is called “battery” already')).toBeVisible();
  });

  it('that were added are renamed and keep their kind', async () => {
    const { person, sent } = await openTab([...ownFields('mouse'), anAddedField()]);
    await person.click(press('Edit Polling rate'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Kind')).toBeDisabled();
    await person.type(dialog.getByLabelText('Label (English)'), 's');
    await person.click(dialog.getByText('Apply'));
    await waitFor(() => expect(rowNames().at(-1)).toBe('Polling rates'));
    await person.click(press('Save'));
    await waitFor(() =>
      expect(sent[0]!.fields.at(-1)).toMatchObject({ name: 'x_polling_rate', label: 'Polling rates' }),
    );
  });

  it('that were added are removed after a question', async () => {
    const { person, sent } = await openTab([anAddedField(), ...ownFields('mouse')]);
    await person.click(press('Remove Polling rate'));
    const question = await screen.findByText(
      /^Remove Polling rate\? What products have there is no longer shown/,
    );
    await person.click(within(question.closest<HTMLElement>('[role="dialog"]')!).getByText('Remove'));
    await waitFor(() => expect(rowNames()[0]).toBe('DPI'));
    await person.click(press('Save'));
    await waitFor(() => expect(sent[0]!.fields).toHaveLength(7));
  });

  it('that somebody else has changed meanwhile are not overwritten', async () => {
    const { person } = await openTab();
    server.use(
      http.put('*/api/admin/spec-fields/mouse', () =>
        problem(409, { code: 'STALE_EDIT', message: 'Stale', current: { version: 4 }, changed: ['fields'] }),
      ),
    );
    await person.click(press('Move RGB up'));
    await person.click(press('Save'));
    expect(await screen.findByText('Someone else changed the specification fields')).toBeVisible();
    server.use(
      http.get('*/api/spec-fields', () =>
        HttpResponse.json({ spec_fields: ownSpecFields({ mouse: ownFields('mouse').slice(0, 2) }) }),
      ),
    );
    await person.click(press('Show them as they are now'));
    await waitFor(() => expect(rowNames()).toEqual(['DPI', 'RGB']));
  });

  it('show what the shop refuses at its row', async () => {
    const { person } = await openTab([...ownFields('mouse'), anAddedField()]);
    const message = '“Polling rate” is another field already';
    server.use(
      http.put('*/api/admin/spec-fields/mouse', () =>
        problem(400, { code: 'INVALID', message, errors: [{ field: 'fields.7.label', code: 'X', message }] }),
      ),
    );
    await person.click(press('Move RGB up'));
    await person.click(press('Save'));
    const rows = within(screen.getByRole('list', { name: 'Specification fields' }));
    const fault = await rows.findByText(message);
    expect(fault.closest('li')).toHaveTextContent('Polling rate');
    expect(screen.getByText('Failed to save the specification fields')).toBeInTheDocument();
  });

  it('ask before another category or another tab is opened while they are not saved', async () => {
    const { person, router } = await openTab();
    await person.click(press('Move RGB up'));
    await person.click(screen.getByRole('combobox', { name: 'Category' }));
    await person.click(await screen.findByTitle('Keyboard'));
    expect(await screen.findByText('Leave without saving your changes?')).toBeVisible();
    await person.click(screen.getByText('Cancel'));
    expect(rowNames()[0]).toBe('RGB');
    await person.click(screen.getByRole('tab', { name: 'Image hosts' }));
    await person.click(await screen.findByText('Leave'));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/image-hosts$/));
  });

  it('of another category are shown by its choice, which the address keeps', async () => {
    const { person, router } = await openTab();
    await person.click(screen.getByRole('combobox', { name: 'Category' }));
    await person.click(await screen.findByTitle('Mousepad'));
    await waitFor(() => expect(rowNames()).toEqual(['Size', 'Material', 'Thickness (mm)', 'Color']));
    expect(router.state.location.search).toBe('?category=mousepad');
  });

  it('offer another try where they cannot be loaded', async () => {
    server.use(http.get('*/api/spec-fields', () => HttpResponse.error(), { once: true }));
    const { person } = await renderShop('/seller-dashboard/settings/specifications', {
      user: aUser({ role: 'admin' }),
    });
    expect(await screen.findByText('Failed to load the specification fields')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rowNames()).toContain('DPI'));
  });

  it('speak Khmer', async () => {
    await openTab([anAddedField(), ...ownFields('mouse')], 'km');
    expect(await screen.findByRole('button', { name: 'រំកិល អត្រាបញ្ជូន ចុះក្រោម' })).toBeVisible();
  });
});
