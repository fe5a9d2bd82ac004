import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const seller = aUser({ role: 'seller' });

describe('two-step login', () => {
  async function passFirstStep() {
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ twoStepRequired: true, ticket: 'a-ticket' })),
    );
    const visit = await renderShop('/login');
    await visit.person.type(await screen.findByLabelText('Email'), seller.email);
    await visit.person.type(screen.getByLabelText('Password'), 'Secret1!{Enter}');
    return { ...visit, code: await screen.findByLabelText('Code') };
  }

  it('does not log in with the password alone', async () => {
    const { store } = await passFirstStep();
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('logs in with the code', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/login/second-step', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ user: seller });
      }),
    );
    const { person, code, store, router } = await passFirstStep();
    await person.type(code, ' 123456 {Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toEqual({ ticket: 'a-ticket', code: '123456' });
    expect(store.getState().auth.user).toEqual(seller);
  });

  it.each([
    ['១២៣ ៤៥៦', '123456'],
    ['abcde-fgh២3', 'abcde-fgh23'],
  ])('reads the typed code %s as %s', async (typed, code) => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/auth/login/second-step', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ user: seller });
      }),
    );
    const visit = await passFirstStep();
    await visit.person.type(visit.code, `${typed}{Enter}`);
    await waitFor(() => expect(sent).toEqual([{ ticket: 'a-ticket', code }]));
  });

  it('shows an error at a wrong code', async () => {
    const refusal = {
      message: 'The code is not right',
      errors: [{ field: 'code', message: 'The code is not right' }],
    };
    server.use(http.post('*/api/auth/login/second-step', () => problem(400, refusal)));
    const { person, code } = await passFirstStep();
    await person.type(code, '000000{Enter}');
    expect(await screen.findByText('The code is not right')).toBeVisible();
    expect(code).toHaveAccessibleDescription(expect.stringContaining('The code is not right'));
  });

  it('returns to the password with the reason after too many wrong codes', async () => {
    const message = 'Too many wrong codes, or too late. Please log in again.';
    server.use(http.post('*/api/auth/login/second-step', () => problem(401, { message })));
    const { person, code } = await passFirstStep();
    await person.type(code, '000000{Enter}');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('leaves the error of a wrong code behind on the way back to the password', async () => {
    const message = 'The code is not right';
    const refusal = { message, errors: [{ field: 'code', message }] };
    server.use(http.post('*/api/auth/login/second-step', () => problem(400, refusal)));
    const { person, code } = await passFirstStep();
    await person.type(code, '000000{Enter}');
    await screen.findByText(message);
    await person.click(screen.getByRole('button', { name: 'Back to the password' }));
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(screen.queryByText(message)).toBeNull();
  });

  it('does not send an empty code', async () => {
    const { person } = await passFirstStep();
    await person.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Please enter your code')).toBeVisible();
  });
});
