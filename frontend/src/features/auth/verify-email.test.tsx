import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const unverified = aUser({ is_verified: false });
beforeEach(() =>
  server.use(
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
    http.get('*/api/products', () => HttpResponse.json({ products: [] })),
  ),
);

describe('verify email', () => {
  async function openVerify() {
    const visit = await renderShop('/verify-email', { user: unverified });
    return { ...visit, first: await screen.findByLabelText('Character 1 of 6') };
  }

  it('waits for all six boxes, then verifies and opens the landing page', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/verify-email', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ user: aUser() });
      }),
    );
    const { person, router, first } = await openVerify();
    await person.type(first, '1');
    expect(screen.getByRole('button', { name: 'Verify Email' })).toBeDisabled();
    await person.keyboard('23456');
    await person.click(screen.getByRole('button', { name: 'Verify Email' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toEqual({ email: 'dara@example.com', code: '123456' });
    expect(await screen.findByText('Email verified successfully')).toBeInTheDocument();
  });

  it('sends a pasted code by itself', async () => {
    server.use(http.post('*/api/auth/verify-email', () => HttpResponse.json({ user: aUser() })));
    const { person, router, first } = await openVerify();
    await waitFor(() => expect(first).toHaveFocus());
    await person.paste('123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('asks for a new password where somebody signed up in another browser, and sends both', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/auth/verify-email', async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1)
          return problem(409, { code: 'SET_A_PASSWORD', message: 'Please choose a password' });
        return HttpResponse.json({ user: aUser() });
      }),
    );
    const { person, router } = await renderShop('/verify-email', { user: unverified });
    await person.click(screen.getAllByRole('textbox')[0]!);
    await person.paste('123456');
    const field = await screen.findByLabelText('New Password');
    expect(field).toHaveFocus();
    expect(screen.getByText('Please choose a password')).toBeVisible();
    expect(screen.getByText(/^By signing up you agree to our/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Verify Email' })).toBeDisabled();
    await person.type(field, 'Another1!');
    await person.click(screen.getByRole('button', { name: 'Verify Email' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toEqual([
      { email: unverified.email, code: '123456' },
      { email: unverified.email, code: '123456', password: 'Another1!' },
    ]);
  });

  it('disables the button while it is verifying', async () => {
    server.use(http.post('*/api/auth/verify-email', () => delay('infinite')));
    const { person, first } = await openVerify();
    await person.click(first);
    await person.paste('123456');
    await person.click(screen.getByRole('button', { name: 'Verify Email' }));
    expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeDisabled();
  });

  it('fills the boxes from a pasted code', async () => {
    const { person, first } = await openVerify();
    await person.click(first);
    await person.paste('98765432');
    expect(screen.getByLabelText('Character 6 of 6')).toHaveValue('4');
  });

  it('moves to the previous box on Backspace in an empty one', async () => {
    const { person, first } = await openVerify();
    await person.click(screen.getByLabelText('Character 2 of 6'));
    await person.keyboard('{Backspace}');
    expect(first).toHaveFocus();
  });

  it('shows an error for a wrong code until another is typed, and focuses the first box', async () => {
    const message = 'Invalid or expired verification code';
    server.use(http.post('*/api/auth/verify-email', () => problem(400, { message })));
    const { person, first } = await openVerify();
    await person.type(first, '1');
    await person.keyboard('23456{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(first).toHaveFocus());
    await person.keyboard('9');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('empties the boxes after a wrong code, so that the next one is typed and sent like the first', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/auth/verify-email', async ({ request }) => {
        const { code } = (await request.json()) as { code: string };
        sent.push(code);
        return code === '123456'
          ? HttpResponse.json({ user: aUser() })
          : problem(400, { code: 'INVALID_CODE', message: 'Invalid or expired verification code' });
      }),
    );
    const { person, router, first } = await openVerify();
    await person.type(first, '1');
    await person.keyboard('23457');
    await waitFor(() => expect(first).toHaveValue(''));
    await person.keyboard('123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toEqual(['123457', '123456']);
  });

  it('keeps a code that could not be checked', async () => {
    server.use(http.post('*/api/auth/verify-email', () => problem(503, { message: 'Please try again' })));
    const { person, first } = await openVerify();
    await person.type(first, '1');
    await person.keyboard('23456{Enter}');
    expect(await screen.findByText('Please try again')).toBeVisible();
    expect(first).toHaveValue('1');
  });

  it("shows the server's message when a new code is requested too soon", async () => {
    server.use(http.post('*/api/auth/resend-code', () => problem(429, { message: 'Please wait a minute' })));
    const { person } = await openVerify();
    await person.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Please wait a minute')).toBeInTheDocument();
  });

  it('counts down until another code can be sent', async () => {
    server.use(http.post('*/api/auth/resend-code', () => HttpResponse.json({})));
    const { person } = await openVerify();
    await person.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByRole('button', { name: /^Resend code in/ })).toBeDisabled();
  });
});
