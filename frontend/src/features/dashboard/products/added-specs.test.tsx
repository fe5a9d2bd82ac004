import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { naga, openProducts as open } from '../../../testing/open-products';
import { problem } from '../../../testing/problem';
import { server } from '../../../testing/server';
import { anAddedField, ownFields, ownSpecFields } from '../../../testing/spec-fields';

const swap = anAddedField({ name: 'x_swap', label: 'Hot swap', label_km: null, kind: 'yes_no', unit: null });
const cable = anAddedField({ name: 'x_cable', label: 'Cable', label_km: null, kind: 'text', unit: null });
const secret = anAddedField({ name: 'x_secret', label: 'Secret', kind: 'text', unit: null, hidden: true });
const [dpi, rgb, ...rest] = ownFields('mouse');
const mouse = [anAddedField(), rgb!, swap, { ...dpi!, hidden: true }, ...rest, cable, secret];

const product = {
  ...naga,
  MouseModel: { ...naga.MouseModel!, ...{ x_polling_rate: 1000, x_swap: true, x_secret: 'Prototype' } },
};

/** Opens the form of a mouse whose specifications an admin has decided; `sent` gets what is saved. */
async function openForm() {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const visit = await open();
  server.use(
    http.get('*/api/spec-fields', () => HttpResponse.json({ spec_fields: ownSpecFields({ mouse }) })),
    http.get('*/api/admin/products/42', () => HttpResponse.json({ product })),
    http.patch('*/api/products/42', async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json({ message: 'ok', product });
    }),
  );
  await visit.person.click(screen.getByLabelText('Edit Naga Mini'));
  await screen.findByLabelText('Polling rate (Hz)');
  return { ...visit, sent };
}

const labelsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('label')].map(({ textContent }) => textContent);

describe('specifications that an admin has decided, in the form of a product', () => {
  it('stand in their order, the hidden ones apart at the end', async () => {
    await openForm();
    const hidden = screen.getByRole('group', { name: 'Hidden' });
    expect(labelsIn(hidden)).toEqual(['DPI', 'Secret']);
    const all = labelsIn(hidden.parentElement!);
    expect(all.slice(0, 3)).toEqual(['Polling rate (Hz)', 'RGB', 'Hot swap']);
    expect(within(hidden).getByLabelText('Secret')).toHaveValue('Prototype');
  });

  it('send what was changed, and keep the values of all others', async () => {
    const { person, sent } = await openForm();
    await person.type(screen.getByLabelText('Cable'), 'Braided');
    await person.clear(screen.getByLabelText('Polling rate (Hz)'));
    await person.type(screen.getByLabelText('Polling rate (Hz)'), '8,000');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ x_cable: 'Braided', x_polling_rate: '8000', version: '1' }]));
  });

  it('take their unit behind a number', async () => {
    const { person, sent } = await openForm();
    await person.clear(screen.getByLabelText('Polling rate (Hz)'));
    await person.type(screen.getByLabelText('Polling rate (Hz)'), '8,000 hz');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ x_polling_rate: '8,000 hz', version: '1' }]));
  });

  it('refuse what is no number where one is wanted', async () => {
    const { person, sent } = await openForm();
    await person.clear(screen.getByLabelText('Polling rate (Hz)'));
    await person.type(screen.getByLabelText('Polling rate (Hz)'), 'fast');
    await person.click(screen.getByText('Save'));
    expect(await screen.findByText('Polling rate (Hz) must be a number')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('show the fault of the server at their field', async () => {
    const { person } = await openForm();
    server.use(
      http.patch('*/api/products/42', () =>
        problem(400, {
          ...{ code: 'INVALID', message: 'Cable is too long' },
          errors: [{ field: 'x_cable', code: 'TOO_LONG', message: 'Cable is too long' }],
        }),
      ),
    );
    await person.type(screen.getByLabelText('Cable'), 'Braided');
    await person.click(screen.getByText('Save'));
    expect(await screen.findByText('Cable is too long')).toBeVisible();
  });

  it('keep their values while it is not known which there are', async () => {
    const sent: string[][] = [];
    const { person } = await open();
    server.use(
      http.get('*/api/spec-fields', () => HttpResponse.error()),
      http.get('*/api/admin/products/42', () => HttpResponse.json({ product })),
      http.patch('*/api/products/42', async ({ request }) => {
        sent.push([...(await request.formData()).keys()]);
        return HttpResponse.json({ message: 'ok', product });
      }),
    );
    await person.click(screen.getByLabelText('Edit Naga Mini'));
    await person.type(await screen.findByLabelText('Battery'), '60 h');
    await person.click(screen.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([['mouse_battery', 'version']]));
  });
});
