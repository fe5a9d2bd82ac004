import type { Page } from 'playwright-core';
import { auth } from '../../frontend/src/lib/i18n/km/auth.js';
import { catalogue } from '../../frontend/src/lib/i18n/km/catalogue.js';
import { checkout } from '../../frontend/src/lib/i18n/km/checkout.js';
import { orders } from '../../frontend/src/lib/i18n/km/orders.js';
import { shell } from '../../frontend/src/lib/i18n/km/shell.js';
import { PHONE } from '../support/browser.js';
import { mailTo } from '../support/shopper.js';
import { sidewaysScrolling } from '../support/sideways.js';
import { PASSWORD, setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';
import { untilSaid } from '../support/toasts.js';

const stage = setStage();

const km = { ...shell, ...catalogue, ...auth, ...checkout, ...orders };
const button = (page: Page, name: keyof typeof km) =>
  page.getByRole('button', { name: km[name], exact: true });

const inKhmerDigits = (text: string) => text.replaceAll(/\d/g, (digit) => '០១២៣៤៥៦៧៨៩'[Number(digit)]!);

/** Waits for a screen by its heading. It must not be wider than the phone. */
async function expectScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  expect(await sidewaysScrolling(page, [PHONE.width])).toEqual([]);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: km['Sign up'] }).tap();
  await expectScreen(page, km['Create an account']);
  await page.getByLabel(km['Full Name']).fill('សុខ ដារ៉ា');
  await page.getByLabel(km.Email).fill(email);
  await page.getByLabel(km.Password, { exact: true }).fill(PASSWORD);
  await page.getByText(km.Strong, { exact: true }).first().waitFor();
  await button(page, 'Sign Up').tap();
  await expectScreen(page, km['Verify your email']);
  const { subject } = await mailTo(stage.shop.url, email, /^\d{6} ជាលេខកូដផ្ទៀងផ្ទាត់/);
  await page.locator('fieldset input').first().tap();
  await page.keyboard.type(inKhmerDigits(/\d{6}/.exec(subject)![0]));
}

it('a shopper can buy in Khmer on a phone', async () => {
  const errors: Error[] = [];
  const page = await stage.open({ size: PHONE, errors, hasMotion: true });
  await visit(page, '/');
  await page.getByRole('button', { name: /ភាសាខ្មែរ/ }).tap();
  await expectScreen(page, km['Gear that keeps up with you.']);
  await page
    .getByRole('navigation', { name: km.Categories })
    .getByRole('link', { name: km.Mouse, exact: true })
    .tap();
  await expectScreen(page, km.Mouse);
  await page.getByRole('link', { name: 'កណ្ដុរប្រាសាទ' }).first().tap();
  await expectScreen(page, 'កណ្ដុរប្រាសាទ');
  await button(page, 'Add to Cart').tap();
  await untilSaid(page, km['{name} added to cart'].replace('{name}', 'កណ្ដុរប្រាសាទ'));
  await page.getByRole('link', { name: km['Cart, 1 item'] }).tap();
  await expectScreen(page, km['Log in']);
  await signUp(page, 'phone@shop.example');

  await expectScreen(page, km.Checkout);
  await page.getByLabel(km['Phone Number']).fill(inKhmerDigits('012 345 678'));
  await page.getByLabel(km['Shipping Address']).fill('ផ្លូវ ២៤០');
  await page.getByLabel(km['Province (optional)']).selectOption('សៀមរាប');
  await page.getByRole('button', { name: km['Place Order'] }).tap();
  await expectScreen(page, km.Payment);
  await page.getByText(km['The order appears in your profile only after payment.']).waitFor();
  await button(page, 'Pay Now (Demo)').tap();
  await untilSaid(page, km['Payment successful! Order marked as paid.']);
  await expectScreen(page, km['My Orders & Receipts']);
  const receipt = await page.getByRole('article').innerText();
  expect(receipt).toContain('ផ្លូវ ២៤០, សៀមរាប');
  expect(receipt).toContain(km.paid);
  expect(errors).toEqual([]);
});

it('the chosen language and theme are kept on other pages', async () => {
  const page = await stage.open({ size: PHONE });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).tap();
  await page.getByRole('button', { name: /ភាសាខ្មែរ/ }).tap();
  await expectScreen(page, km['Gear that keeps up with you.']);
  await visit(page, '/category/mouse');
  await expectScreen(page, km.Mouse);
  expect(await page.locator('html').getAttribute('lang')).toBe('km');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

/** The fonts that draw an element, with the number of their glyphs. */
async function fontsOf(
  page: Page,
  selector: string,
): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

it('Khmer is drawn by the font of the shop, whatever fonts the phone has', async () => {
  const page = await stage.open({ size: PHONE, language: 'km' });
  await visit(page, '/category/mouse?brand=Tonle');
  await page.locator('main article').first().waitFor();
  await page.evaluate('document.fonts.ready');
  for (const selector of ['main h1', 'nav a[aria-current]', 'main p[role=status]'])
    expect(await fontsOf(page, selector)).toContainEqual(
      expect.objectContaining({ familyName: 'Noto Sans Khmer', isCustomFont: true }),
    );
});
