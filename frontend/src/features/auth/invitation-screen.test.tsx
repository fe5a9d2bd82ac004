import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { server } from '../../testing/server';

const PATH = '*/api/auth/invitations/a-token';
const invitation = { email: 'mom@shop.example', role: 'packer', expires_at: '2026-01-05T00:00:00.000Z' };

async function openInvitation() {
  server.use(http.get(PATH, () => HttpResponse.json({ invitation })));
  const visit = await renderShop('/invitation/a-token');
  const name = await screen.findByLabelText('Full Name');
  return { ...visit, name, password: screen.getByLabelText('Password') };
}

it('makes the account and leads to the login, and from there to the dashboard', async () => {
  const sent: unknown[] = [];
  const { person, router, name, password } = await openInvitation();
  server.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok' }, { status: 201 });
    }),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('mom@shop.example');
  await person.type(name, ' Srey Mom ');
  await person.type(password, 'A-quiet-river-9{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sent).toEqual([{ name: 'Srey Mom', password: 'A-quiet-river-9' }]);
  expect(router.state.location.state).toEqual({ from: '/seller-dashboard' });
});

it('says at the field why a password is refused', async () => {
  const message = 'The password of staff must have at least 12 characters';
  const errors = [
    { field: 'password', code: 'WEAK_PASSWORD', params: { reason: 'short', least: 12 }, message },
  ];
  const { person, name, password } = await openInvitation();
  server.use(http.post(PATH, () => problem(400, { code: 'WEAK_PASSWORD', message, errors })));
  await person.type(name, 'Srey Mom');
  await person.type(password, 'Short-1!{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(password).toHaveAccessibleDescription(message);
});

it('says so when the link no longer works', async () => {
  const message = 'This invitation was used already, replaced or withdrawn, or its time has run out.';
  server.use(http.get(PATH, () => problem(400, { code: 'INVALID_TOKEN', message })));
  await renderShop('/invitation/a-token');
  expect(await screen.findByText(message)).toBeVisible();
});
