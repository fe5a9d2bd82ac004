import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pressTooLate } from '../../../testing/end-session';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';

afterEach(() => jest.restoreAllMocks());

/** The users' page of a shop without open invitations; `calls` lists what was sent. */
async function openUsers() {
  const invitations: object[] = [];
  const calls: unknown[] = [];
  server.use(
    http.get('*/api/admin/users', () =>
      HttpResponse.json({ users: [], currentPage: 1, totalPages: 1, total: 0 }),
    ),
    http.get('*/api/admin/invitations', () => HttpResponse.json({ invitations })),
    http.post('*/api/admin/invitations', async ({ request }) => {
      const body = (await request.json()) as { email: string; role: string };
      calls.push(body);
      const times = { created_at: '2026-01-02T03:04:05.000Z', expires_at: '2026-01-05T03:04:05.000Z' };
      invitations.splice(0, 1, { id: 'i', ...body, invited_by: 'Chea', ...times });
      return HttpResponse.json({ message: 'ok', invitation: invitations[0] }, { status: 201 });
    }),
    http.delete('*/api/admin/invitations/i', () => {
      calls.push('withdrawn');
      invitations.pop();
      return HttpResponse.json({ message: 'ok' });
    }),
  );
  const visit = await renderShop('/seller-dashboard/view-all-users', { user: aUser({ role: 'admin' }) });
  return { ...visit, calls };
}

it('an admin invites a packer, sees that they have not come yet, and withdraws it', async () => {
  const { person, calls } = await openUsers();
  await person.click(await screen.findByRole('button', { name: 'Invite staff' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Email'), 'mom@shop.example');
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Invited, not accepted yet')).toBeVisible();
  expect(calls).toEqual([{ email: 'mom@shop.example', role: 'packer' }]);
  await person.click(screen.getByLabelText('Withdraw the invitation of mom@shop.example'));
  await answer('Withdraw the invitation of mom@shop.example?', 'Withdraw');
  await waitFor(() => expect(screen.queryByText('Invited, not accepted yet')).toBeNull());
  expect(calls.at(-1)).toBe('withdrawn');
});

it('an address that is none is refused before it is sent', async () => {
  const { person, calls } = await openUsers();
  await person.click(await screen.findByRole('button', { name: 'Invite staff' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Email'), 'mom');
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('This is no email address')).toBeVisible();
  expect(calls).toEqual([]);
});

it('an invitation that was being typed is open again after the session has run out', async () => {
  const visit = await openUsers();
  await visit.person.click(await screen.findByRole('button', { name: 'Invite staff' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visit.person.type(dialog.getByLabelText('Email'), 'mom@shop.example');
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await pressTooLate(visit, send, ['post', '*/api/admin/invitations']);
  const again = await openUsers();
  const reopened = within(await screen.findByRole('dialog'));
  expect(reopened.getByLabelText('Email')).toHaveValue('mom@shop.example');
  await again.person.click(reopened.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(again.calls).toEqual([{ email: 'mom@shop.example', role: 'packer' }]));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
