import type { Page } from 'playwright-core';
import { aShopper, mailTo } from '../support/shopper.js';
import { addToCart, logIn } from '../support/shopping.js';
import { PASSWORD, setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';
import { untilSaid } from '../support/toasts.js';

const stage = setStage();

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Sok Dara');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/verify-email');
}

async function mailedCode(email: string): Promise<string> {
  const { subject } = await mailTo(stage.shop.url, email, /verification code/);
  return /\d{6}/.exec(subject)![0];
}

/** Pastes a text into the first box of the code, which is sent by itself when it is whole. */
async function pasteCode(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Character 1 of 6').focus();
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+V');
}

describe('signing up', () => {
  it('shows the strength of the password while it is typed', async () => {
    const page = await stage.open();
    await visit(page, '/signup');
    const strength = page.getByRole('meter', { name: 'Strength' });
    for (const [password, label] of [
      ['abc', 'Very weak'],
      ['abcdef', 'Weak'],
      ['Abcdef', 'Fair'],
      ['Abcdef1', 'Good'],
      ['Abcdef1!', 'Strong'],
    ]) {
      await page.getByLabel('Password').fill(password!);
      expect(await strength.getAttribute('aria-valuetext')).toBe(label);
    }
  });

  it('opens the landing page after the mailed code was pasted', async () => {
    const page = await stage.open();
    await visit(page, '/signup');
    await signUp(page, 'paste@shop.example');
    await pasteCode(page, await mailedCode('paste@shop.example'));
    await untilSaid(page, 'Email verified successfully');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Logout' }).waitFor();
  });

  it('shows an error for a wrong code, then accepts the right one', async () => {
    const page = await stage.open();
    await visit(page, '/signup');
    await signUp(page, 'wrong@shop.example');
    const code = await mailedCode('wrong@shop.example');
    await pasteCode(page, code === '000000' ? '000001' : '000000');
    await page.getByRole('alert').getByText('Invalid or expired verification code').waitFor();
    await pasteCode(page, code);
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('returns to the checkout if it was started there', async () => {
    const page = await stage.open();
    await addToCart(page, stage.catalogue.riverMouse);
    await visit(page, '/checkout');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, 'shopper@shop.example');
    await pasteCode(page, await mailedCode('shopper@shop.example'));
    await page.waitForURL('**/checkout');
    await page.getByRole('list', { name: 'Cart' }).getByText('River Mouse').waitFor();
  });

  it('shows an error for an email that has an account', async () => {
    const { email } = await stage.customer();
    const page = await stage.open();
    await visit(page, '/signup');
    await page.getByLabel('Full Name').fill('Sok Dara');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('An account with this email already exists').waitFor();
  });
});

describe('logging in', () => {
  it('shows an error for a wrong password', async () => {
    const { email } = await stage.customer();
    const page = await stage.open();
    await visit(page, '/login');
    await logIn(page, email, 'Wrong1!');
    await page.getByRole('alert').getByText('Invalid email or password').waitFor();
  });

  it('asks for the code if the email is not verified', async () => {
    const email = 'unverified@shop.example';
    await aShopper(stage.shop.url).call('POST', '/api/auth/signup', {
      name: 'Sok',
      email,
      password: PASSWORD,
    });
    const page = await stage.open();
    await visit(page, '/checkout');
    await logIn(page, email, PASSWORD);
    await page.waitForURL('**/verify-email');
    await page.getByText(email).waitFor();
  });
});

describe('a forgotten password', () => {
  it('can be reset with the mailed link', async () => {
    const { email } = await stage.customer();
    const page = await stage.open();
    await visit(page, '/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.getByRole('heading', { name: 'Email Sent!' }).waitFor();
    const { text } = await mailTo(stage.shop.url, email, /reset/i);
    await visit(page, /http\S+\/reset-password\S+/.exec(text)![0]);
    await page.getByLabel('New Password').fill('Another2!');
    await page.getByLabel('Confirm Password').fill('Another2!');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await untilSaid(page, 'Pasword reset! please log in.');
    await page.waitForURL('**/login');
    await logIn(page, email, 'Another2!');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('is not reset if the passwords differ', async () => {
    const page = await stage.open();
    await visit(page, '/reset-password/some-token');
    await page.getByLabel('New Password').fill('Another2!');
    await page.getByLabel('Confirm Password').fill('Another3!');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText("Passwords don't match").waitFor();
  });
});

describe('logging out', () => {
  it('greets the user by name and opens the landing page as a visitor', async () => {
    const page = await stage.open({ as: await stage.customer() });
    await visit(page, '/logout');
    await page.getByText('Sok Dara').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await untilSaid(page, 'Logged out successfully');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Login' }).waitFor();
  });
});
