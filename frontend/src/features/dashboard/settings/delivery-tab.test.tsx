import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser, usualDelivery } from '../../../testing/samples';
import { server } from '../../../testing/server';

async function openTab() {
  const visit = await renderShop('/seller-dashboard/settings/delivery', { user: aUser({ role: 'admin' }) });
  await screen.findByRole('spinbutton', { name: 'Kep: To' });
  return visit;
}
type Sent = { provinces: { province: string; days_from: number; days_to: number }[]; version: number };

function captureSent() {
  const sent: Sent[] = [];
  server.use(
    http.put('*/api/admin/delivery', async ({ request }) => {
      sent.push((await request.json()) as Sent);
      return HttpResponse.json({ ...usualDelivery, version: 1 });
    }),
  );
  return sent;
}
const daysField = (name: string) => screen.getByRole('spinbutton', { name });

describe('the delivery days', () => {
  it('are those of all provinces, as they are while nothing was entered', async () => {
    await openTab();
    expect(screen.getAllByRole('row')).toHaveLength(26);
    expect(daysField('Phnom Penh: From')).toHaveValue('1');
    expect(daysField('Kep: To')).toHaveValue('4');
  });

  it('are saved for all, in Khmer digits too, with the version that was read', async () => {
    const sent = captureSent();
    const { person } = await openTab();
    await person.clear(daysField('Kep: To'));
    await person.type(daysField('Kep: To'), '៧');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Delivery days saved')).toBeInTheDocument();
    expect(sent[0]!.version).toBe(0);
    expect(sent[0]!.provinces.find(({ province }) => province === 'Kep')).toMatchObject({
      ...{ days_from: 2, days_to: 7 },
    });
  });

  it('of a province are as usual again when both fields are empty', async () => {
    const sent = captureSent();
    const { person } = await openTab();
    await person.clear(daysField('Kep: From'));
    await person.clear(daysField('Kep: To'));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[0]!.provinces.map(({ province }) => province)).not.toContain('Kep'));
  });

  it.each([
    ['only one is there', '{Backspace}', ''],
    ['the first is above the last', '9', '9'],
  ])('are not saved where %s, and the province is named', async (_, typed) => {
    const sent = captureSent();
    const { person } = await openTab();
    await person.clear(daysField('Kep: From'));
    await person.type(daysField('Kep: From'), typed);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/not above the last: Kep$/);
    expect(sent).toEqual([]);
  });

  it('that somebody else has changed meanwhile are not overwritten', async () => {
    const current = { ...usualDelivery, version: 4 };
    server.use(
      http.put('*/api/admin/delivery', () =>
        problem(409, { code: 'STALE_EDIT', message: 'Stale', current, changed: ['provinces'] }),
      ),
    );
    const { person } = await openTab();
    await person.type(daysField('Kep: To'), '{Backspace}7');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Someone else changed the delivery days')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show them as they are now' }));
    await waitFor(() => expect(daysField('Kep: To')).toHaveValue('4'));
  });
});
