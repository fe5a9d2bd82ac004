import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { aUser } from '../../testing/samples';
import { server } from '../../testing/server';

beforeEach(() => server.use(http.get('*/api/brands', () => HttpResponse.json({ brands: [] }))));

describe('verify email', () => {
  const user = aUser({ is_verified: false });

  it('waits for all six boxes, then verifies and opens the landing page', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/verify-email', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ user: aUser() });
      }),
    );
    const { person, router } = await renderShop('/verify-email', { user });
    await person.type(screen.getByLabelText('Character 1 of 6'), '1');
    expect(screen.getByRole('button', { name: 'Verify Email' })).toBeDisabled();
    await person.keyboard('23456');
    await person.click(screen.getByRole('button', { name: 'Verify Email' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toEqual({ email: 'dara@example.com', code: '123456' });
  });

  it('fills the boxes from a pasted code', async () => {
    const { person } = await renderShop('/verify-email', { user });
    await person.click(screen.getByLabelText('Character 1 of 6'));
    await person.paste('98765432');
    expect(screen.getByLabelText('Character 6 of 6')).toHaveValue('4');
  });

  it('moves back on Backspace in an empty box', async () => {
    const { person } = await renderShop('/verify-email', { user });
    await person.click(screen.getByLabelText('Character 2 of 6'));
    await person.keyboard('{Backspace}');
    expect(screen.getByLabelText('Character 1 of 6')).toHaveFocus();
  });

  it("shows the server's words when a new code is asked for too soon", async () => {
    server.use(http.post('*/api/auth/resend-code', () => problem(429, { message: 'Please wait a minute' })));
    const { person } = await renderShop('/verify-email', { user });
    await person.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Please wait a minute')).toBeInTheDocument();
  });
});

describe('forgot password', () => {
  it.each([
    ['', 'Please enter your email address'],
    ['dara@example', 'Please enter a valid email address'],
  ])('refuses the email "%s"', async (email, message) => {
    const { person } = await renderShop('/forgot-password');
    if (email) await person.type(screen.getByLabelText('Email'), email);
    await person.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says that the email was sent and comes back to the form', async () => {
    server.use(http.post('*/api/auth/forgot-password', () => HttpResponse.json({})));
    const { person } = await renderShop('/forgot-password');
    await person.type(screen.getByLabelText('Email'), 'dara@example.com');
    await person.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByRole('heading', { name: 'Email Sent!' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: "Didn't receive the email? Try again" }));
    expect(screen.getByLabelText('Email')).toBeVisible();
  });
});

describe('reset password', () => {
  it.each([
    ['', '', 'Both fileds are require'],
    ['abcdef', 'abcdeg', "Passwords don't match"],
  ])('refuses "%s" with "%s"', async (password, confirmation, message) => {
    const { person } = await renderShop('/reset-password/token');
    if (password) await person.type(screen.getByLabelText('New Password'), password);
    if (confirmation) await person.type(screen.getByLabelText('Confirm Password'), confirmation);
    await person.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each(['/reset-password/t0k', '/reset-password?token=t0k'])('uses the token of %s', async (path) => {
    server.use(http.post('*/api/auth/reset-password/t0k', () => HttpResponse.json({})));
    const { person, router } = await renderShop(path);
    await person.type(screen.getByLabelText('New Password'), 'abcdef');
    await person.type(screen.getByLabelText('Confirm Password'), 'abcdef');
    await person.click(screen.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('sends a person without a token to ask for one', async () => {
    await renderShop('/reset-password');
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});
