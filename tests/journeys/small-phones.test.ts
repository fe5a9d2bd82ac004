import type { Locator, Page } from 'playwright-core';
import { checkout } from '../../frontend/src/lib/i18n/km/checkout.js';
import { shell } from '../../frontend/src/lib/i18n/km/shell.js';
import { UNKEPT_CART } from '../../frontend/src/lib/unkept-cart-words.js';
import { anImage } from '../support/catalogue.js';
import { setStage } from '../support/stage.js';
import { untilRendered, visit } from '../support/visit.js';

const stage = setStage();
let nearlySoldOut: number;

beforeAll(async () => {
  const form = new FormData();
  const texts = { name: 'Rapids Air Wireless', name_km: 'កណ្ដុរហ្គេមឥតខ្សែ Rapids Air Wireless', brand: 'Tonle' };
  const fields = { ...texts, price: '31.00', stock: '3', button: 'mouse', description: 'Light. '.repeat(40) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', await anImage(), 'a.png');
  for (const colour of ['#000', '#444', '#888']) form.append('images', await anImage(colour), 'b.png');
  const { body } = await (await stage.seller()).call('POST', '/api/products/single_product', form);
  nearlySoldOut = body.product.id;
});

/** Whether its middle and its edges are on the screen, with nothing over them. */
const isInSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
      const hit = element.ownerDocument.elementFromPoint((left + right) / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  });

// Runs in the page, before its code.
const BLOCK_STORAGE = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;

const km = { ...shell, ...checkout };

/** What of a product that has just been added is in sight in the cart below its icon, and whether the way on is. */
async function seenOf(page: Page, productId: number): Promise<Record<string, boolean>> {
  await page.getByRole('button', { name: /^(Add to Cart|ដាក់ក្នុងកន្ត្រក)$/ }).tap();
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
  const drawer = page.getByRole('region', { name: /^(Cart|កន្ត្រក)$/ });
  const line = drawer.locator(`li[data-product="${productId}"]`);
  await line.waitFor();
  await page.evaluate('document.fonts.ready');
  await untilRendered(page);
  const parts = {
    name: line.getByRole('link'),
    pieces: line.getByRole('button').last(),
    price: line.locator('strong'),
    way: drawer.locator('a[href="/checkout"]'),
  };
  const seen = Object.entries(parts).map(async ([name, part]) => [name, await isInSight(part)] as const);
  return Object.fromEntries(await Promise.all(seen));
}

const ALL = { name: true, pieces: true, price: true, way: true };

describe.each([
  [320, 568],
  [360, 640],
])('on a phone of %d × %d', (width, height) => {
  const size = { width, height };

  it.each([
    ['en', 'few', 'Only 3 left'],
    ['km', 'few', 'នៅសល់តែ 3 ប៉ុណ្ណោះ'],
    ['en', 'many', 'In stock'],
    ['km', 'many', 'មានក្នុងស្តុក'],
  ] as const)(
    'the name, the price and what is in stock of a product are on the first screen (%s, %s pieces)',
    async (language, pieces, words) => {
      const page = await stage.open({ size, language });
      const [id, price] =
        pieces === 'few' ? [nearlySoldOut, '$31.00'] : [stage.catalogue.riverMouse, '$24.50'];
      await visit(page, `/product/mouse/x-${id}`);
      const main = page.getByRole('main');
      const inStock = main.getByText(words, { exact: true }).first();
      const parts = [main.locator('h1'), main.getByText(price).first(), inStock];
      await inStock.waitFor();
      await untilRendered(page);
      expect(await Promise.all(parts.map(isInSight))).toEqual([true, true, true]);
    },
  );

  it('every link of the bar above the shop is wide enough for a thumb, however short its word is', async () => {
    const page = await stage.open({ size, language: 'km' });
    await visit(page, '/');
    const links = page.getByRole('link', { name: /^(ចូល|ចុះឈ្មោះ)$/ });
    // They come once it is known that nobody is logged in.
    await links.first().waitFor();
    const widths = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  });

  it('the form of the checkout stands before its products and its total', async () => {
    const cart = await stage.cartOf(stage.catalogue.riverMouse, nearlySoldOut);
    const page = await stage.open({ size, cart, as: await stage.customer() });
    await visit(page, '/checkout');
    const form = page.getByLabel('Phone Number');
    const rest = [page.getByRole('list', { name: 'Cart' }), page.getByText('Subtotal').first()];
    await rest[1]!.waitFor();
    await untilRendered(page);
    const topOf = async (part: Locator) => (await part.boundingBox())!.y;
    for (const part of rest) expect(await topOf(form)).toBeLessThan(await topOf(part));
    expect(await topOf(form)).toBeLessThan(height);
  });

  it('"Check out" of a long cart is in sight beside the toast, and a tap beside the drawer opens nothing beneath', async () => {
    const { riverMouse, ...others } = stage.catalogue;
    const cart = await stage.cartOf(riverMouse, ...Object.values(others), nearlySoldOut);
    const page = await stage.open({ size, cart });
    await visit(page, `/product/mouse/x-${riverMouse}`);
    await page.getByRole('button', { name: 'Add to Cart' }).tap();
    await page.getByText('River Mouse added to cart').waitFor();
    const drawer = page.getByRole('region', { name: 'Cart' });
    await drawer.waitFor();
    await untilRendered(page);
    expect(await isInSight(drawer.getByRole('link', { name: 'Check out' }))).toBe(true);
    expect(await isInSight(drawer.getByRole('link', { name: 'River Mouse' }))).toBe(true);
    const picture = (await page.locator('main img').first().boundingBox())!;
    await page.touchscreen.tap(width / 2, picture.y + picture.height - 4);
    await page.touchscreen.tap(4, height / 2);
    await drawer.waitFor({ state: 'detached' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it.each(['en', 'km'] as const)(
    'the whole line of what was added is in sight beside the toast, and so is the way on (%s)',
    async (language) => {
      const { riverMouse, ...others } = stage.catalogue;
      const cart = await stage.cartOf(riverMouse, ...Object.values(others));
      const page = await stage.open({ size, cart, language });
      await visit(page, `/product/mouse/x-${nearlySoldOut}`);
      expect(await seenOf(page, nearlySoldOut)).toEqual(ALL);
    },
  );

  it.each([
    ['en', 'Your browser does not let us keep your cart'],
    ['km', km[UNKEPT_CART].slice(0, 20)],
  ] as const)(
    'what is said of a cart that the browser does not keep leaves room for the line of what was added (%s)',
    async (language, words) => {
      const page = await stage.open({ size, language });
      await page.addInitScript(BLOCK_STORAGE);
      await visit(page, `/product/mouse/x-${nearlySoldOut}`);
      expect(await seenOf(page, nearlySoldOut)).toEqual(ALL);
      expect(await isInSight(page.getByText(words))).toBe(true);
    },
  );

  it('text of one and a half times the size leaves the line of what was added, and the way on, in sight', async () => {
    const page = await stage.open({ size });
    const device = await page.context().newCDPSession(page);
    await device.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
    await visit(page, `/product/mouse/x-${nearlySoldOut}`);
    expect(await seenOf(page, nearlySoldOut)).toEqual(ALL);
  });
});
