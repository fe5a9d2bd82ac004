import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { comparedHere, keepCompared } from '../../lib/compared-products';
import { rememberViewed, viewedProducts } from '../../lib/viewed-products';
import { renderShop } from '../../testing/render-shop';
import { problem } from '../../testing/problem';
import { aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const unverified = aUser({ is_verified: false });

const look = () => {
  rememberViewed(42);
  keepCompared('mouse', [42]);
};
const looked = () => [viewedProducts(), comparedHere.get()];

beforeEach(() =>
  server.use(
    http.get('*/api/brands', () => HttpResponse.json({ brands: [] })),
    http.get('*/api/products', () => HttpResponse.json({ products: [] })),
  ),
);

describe('login', () => {
  async function openLogin() {
    const visit = await renderShop('/login');
    const email = await screen.findByLabelText('Email');
    return { ...visit, email, password: screen.getByLabelText('Password') };
  }

  it('shows an error at each empty field and focuses the first', async () => {
    const { person, email } = await openLogin();
    await person.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Please enter your email address');
  });

  it("calls the server once even if submitted twice, then shows the server's message and keeps the input", async () => {
    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('*/api/auth/login', async () => {
        calls += 1;
        await held;
        return problem(401, { message: 'Invalid email or password' });
      }),
    );
    const { person, email, password } = await openLogin();
    await person.type(email, 'dara@example.com');
    await person.type(password, 'wrong{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    answer();
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(calls).toBe(1);
    expect(email).toHaveValue('dara@example.com');
    expect(password).toHaveValue('wrong');
  });

  it('shows its own message when the server gives none', async () => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.error()));
    const { person, email, password } = await openLogin();
    await person.type(email, 'dara@example.com');
    await person.type(password, 'secret{Enter}');
    expect(await screen.findByText('Error logging in')).toBeVisible();
  });

  it('shows a password on request', async () => {
    const { person, password } = await openLogin();
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('links to sign-up and to the forgotten password', async () => {
    await openLogin();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it("is in Khmer, including the server's errors", async () => {
    const refusal = { code: 'WRONG_CREDENTIALS', params: {}, message: 'Invalid email or password' };
    server.use(http.post('*/api/auth/login', () => problem(401, refusal)));
    const { person } = await renderShop('/login', { language: 'km' });
    expect(await screen.findByRole('heading', { name: 'ចូលគណនី' })).toBeVisible();
    await person.type(screen.getByLabelText('អ៊ីមែល'), 'dara@example.com');
    await person.type(screen.getByLabelText('ពាក្យសម្ងាត់'), 'wrong{Enter}');
    const words = 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ';
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('signup', () => {
  it('says to what one agrees, with links that keep what was typed', async () => {
    await renderShop('/signup');
    for (const [name, path] of [
      ['terms', '/pages/terms'],
      ['privacy policy', '/pages/privacy'],
    ] as const) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', path);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.closest('p')).toHaveTextContent('By signing up you agree to our terms and privacy policy.');
    }
  });

  async function fillIn(password: string) {
    const visit = await renderShop('/signup');
    await visit.person.type(await screen.findByLabelText('Full Name'), 'Sok Dara');
    await visit.person.type(screen.getByLabelText('Email'), 'dara@example.com');
    await visit.person.type(screen.getByLabelText('Password'), password);
    return visit;
  }

  it.each([
    ['a', 'Very weak'],
    ['abcdef', 'Weak'],
    ['Abcdef', 'Fair'],
    ['Abcde1', 'Good'],
    ['Abcd1!', 'Strong'],
  ])('rates the password "%s" as %s', async (password, label) => {
    await fillIn(password);
    expect(screen.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuetext', label);
  });

  it('marks the rules that the password meets', async () => {
    await fillIn('abc1');
    expect(screen.getByText(/Contains a number/)).toHaveTextContent('(met)');
    expect(screen.getByText(/At least 6 characters/)).toHaveTextContent('(not met)');
  });

  it('leads to the email verification, where a new code can be sent after a minute', async () => {
    server.use(http.post('*/api/auth/signup', () => HttpResponse.json({ user: unverified })));
    const { person, router } = await fillIn('weak');
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email'));
    expect(await screen.findByRole('button', { name: /^Resend code in (1:00|0:5\d)$/ })).toBeDisabled();
  });

  it('keeps the Khmer of the browser with the account, so that the code comes in it', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/signup', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ user: unverified });
      }),
    );
    const { person, router } = await renderShop('/signup', { language: 'km' });
    await person.type(await screen.findByLabelText('ឈ្មោះពេញ'), 'សុខ ដារ៉ា');
    await person.type(screen.getByLabelText('អ៊ីមែល'), 'dara@example.com');
    await person.type(screen.getByLabelText('ពាក្យសម្ងាត់'), 'Abcd1!');
    await person.click(screen.getByRole('button', { name: 'ចុះឈ្មោះ' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email'));
    expect(sent).toMatchObject({ email: 'dara@example.com', language: 'km' });
  });

  it("shows the server's errors at their fields", async () => {
    const errors = [
      { field: 'email', message: 'An account with this email already exists' },
      { field: 'password', message: 'Password must have at least 6 characters' },
    ];
    server.use(http.post('*/api/auth/signup', () => problem(400, { message: 'Two faults', errors })));
    const { person } = await fillIn('weak');
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await screen.findByText(errors[1]!.message);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(errors[0]!.message);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByText('Two faults')).toBeNull();
  });

  it("translates a field's error when the shopper switches the language", async () => {
    const error = { field: 'password', code: 'TOO_SHORT', params: { least: 6 }, message: 'Too short' };
    server.use(http.post('*/api/auth/signup', () => problem(400, { message: 'One fault', errors: [error] })));
    const { person } = await fillIn('weak');
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Too short')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: /ភាសាខ្មែរ/ })[0]!);
    expect(await screen.findByText('ពាក្យសម្ងាត់ត្រូវមានយ៉ាងតិច 6 តួអក្សរ')).toBeVisible();
  });
});

describe('forgot password', () => {
  async function send(email: string) {
    const { person } = await renderShop('/forgot-password');
    const field = await screen.findByLabelText('Email');
    if (email) await person.type(field, email);
    await person.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    return person;
  }

  it.each([
    ['', 'Please enter your email address'],
    ['dara@example', 'Please enter a valid email address'],
  ])('refuses the email "%s"', async (email, message) => {
    await send(email);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('confirms that the email was sent, and can return to the form', async () => {
    server.use(http.post('*/api/auth/forgot-password', () => HttpResponse.json({})));
    const person = await send('dara@example.com');
    expect(await screen.findByRole('heading', { name: 'Email Sent!' })).toBeVisible();
    expect(await screen.findByText('Password reset link sent to your email')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    await person.click(screen.getByRole('button', { name: "Didn't receive the email? Try again" }));
    expect(screen.getByLabelText('Email')).toHaveValue('dara@example.com');
  });

  it('shows an error when the email could not be sent', async () => {
    server.use(http.post('*/api/auth/forgot-password', () => HttpResponse.error()));
    await send('dara@example.com');
    expect(await screen.findByText('Failed to send reset email')).toBeInTheDocument();
  });
});

describe('reset password', () => {
  async function reset(path: string, password: string, confirmation: string) {
    const visit = await renderShop(path);
    const { person } = visit;
    const field = await screen.findByLabelText('New Password');
    if (password) await person.type(field, password);
    if (confirmation) await person.type(screen.getByLabelText('Confirm Password'), confirmation);
    await person.click(screen.getByRole('button', { name: 'Reset Password' }));
    return visit;
  }

  it.each([
    ['', '', 'Both fileds are require'],
    ['abcdef', '', 'Both fileds are require'],
    ['abcdef', 'abcdeg', "Passwords don't match"],
  ])('refuses "%s" and "%s" with "%s"', async (password, confirmation, message) => {
    await reset('/reset-password/token', password, confirmation);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each(['/reset-password/t0k', '/reset-password?token=t0k'])('uses the token of %s', async (path) => {
    server.use(http.post('*/api/auth/reset-password/t0k', () => HttpResponse.json({})));
    const { router } = await reset(path, 'abcdef', 'abcdef');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByText('Pasword reset! please log in.')).toBeInTheDocument();
  });

  it('links to a new reset email when the link has run out', async () => {
    const message = 'Invalid or expired reset token';
    const refused = () => problem(400, { code: 'INVALID_TOKEN', message });
    server.use(http.post('*/api/auth/reset-password/t0k', refused));
    await reset('/reset-password/t0k', 'abcdef', 'abcdef');
    expect(await screen.findByText(message)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Get a new link' });
    expect(link).toHaveAttribute('href', '/forgot-password');
  });

  it('links to a new reset email when the address has no token', async () => {
    await renderShop('/reset-password');
    expect(await screen.findByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});

describe('what was looked at', () => {
  /** Looks at a product and compares it after `person` has logged in, whose session then ends by itself. */
  async function lookAs(person: string) {
    await logIn(person);
    look();
    cleanup();
  }

  async function logIn(id: string) {
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ user: aUser({ id }) })));
    const { person, store } = await renderShop('/login');
    await person.type(await screen.findByLabelText('Email'), 'a@mail.example');
    await person.type(screen.getByLabelText('Password'), 'abcdef');
    await person.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(store.getState().auth.user?.id).toBe(id));
  }

  it('is forgotten where somebody else logs in after the session has ended by itself', async () => {
    await lookAs('dara');
    await logIn('sokha');
    expect(looked()).toEqual([[], []]);
  });

  it('stays where the same person logs in again', async () => {
    await lookAs('dara');
    await logIn('dara');
    expect(looked()).toEqual([[42], [{ category: 'mouse', ids: [42] }]]);
  });

  it('stays where a visitor logs in', async () => {
    look();
    await logIn('dara');
    expect(looked()).toEqual([[42], [{ category: 'mouse', ids: [42] }]]);
  });
});

describe('logout', () => {
  it('leaves nothing of what was looked at to whoever uses the browser next', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.json({})));
    look();
    const { person } = await renderShop('/logout', { user: aUser() });
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(looked()).toEqual([[], []]));
  });

  it('greets the user by name, logs out and opens the landing page', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.json({})));
    const { person, router, store } = await renderShop('/logout', { user: aUser() });
    expect(await screen.findByText('Sok Dara')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('shows an error when it fails', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    const { person } = await renderShop('/logout', { user: aUser() });
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    const words = 'Failed to logout. Please try again.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Error logging out')).toBeVisible();
  });
});
