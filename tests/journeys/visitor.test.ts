import type { Locator, Page } from 'playwright-core';
import { patient, waitFor } from '@mekong/testing';
import { PHONE } from '../support/browser.js';
import { addToCart, logIn } from '../support/shopping.js';
import { PASSWORD, setStage } from '../support/stage.js';
import { holdBack, openRendered, revisit, untilAlive, visit, waitLonger } from '../support/visit.js';
import { untilSaid } from '../support/toasts.js';

const stage = setStage();

const productNames = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const expectProducts = (page: Page, names: string[]) =>
  waitFor(async () => String(await productNames(page)) === String(names), {
    what: `the products ${names.join(', ')}`,
  });
const cartOf = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`, exact: true });

async function openCategory(page: Page, name: string): Promise<void> {
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true }).click();
}

/** Opens the search popup and types into it. */
async function search(page: Page, term: string): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill(term);
}

// Runs in the page.
const CUT_OFF_IN_BARS = `(() => {
  const isCutOff = (link) =>
    link.scrollWidth > link.clientWidth || link.getBoundingClientRect().right > window.innerWidth;
  const links = [...document.querySelectorAll('header a, header button, nav a')].filter(isCutOff);
  return links.map(({ textContent }) => textContent);
})()`;

describe('the bars', () => {
  it.each(['100%', '200%'])('hold their words on the narrowest phone, with text of %s', async (size) => {
    const page = await stage.open({ size: { width: 320, height: 640 } });
    await visit(page, '/category/mouse');
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    expect(await page.evaluate(CUT_OFF_IN_BARS)).toEqual([]);
  });
});

describe('a category', () => {
  it('opens with the first brand chosen', async () => {
    const page = await stage.open();
    await openCategory(page, 'Mouse');
    await page.getByRole('button', { name: 'Angkor', pressed: true }).waitFor();
    await expectProducts(page, ['Temple Mouse']);
  });

  it('shows the products of another brand when chosen, also after a reload', async () => {
    const page = await stage.open();
    await openCategory(page, 'Mouse');
    await page.getByRole('button', { name: 'Tonle' }).click();
    await expectProducts(page, ['River Mouse', 'Delta Mouse', 'Bayon Mouse']);
    await revisit(page);
    await page.getByRole('button', { name: 'Tonle', pressed: true }).waitFor();
    await expectProducts(page, ['River Mouse', 'Delta Mouse', 'Bayon Mouse']);
  });

  it('keeps filters and sort order in the address, so that a reload shows the same', async () => {
    const page = await stage.open();
    await visit(page, '/category/mouse?brand=Tonle');
    await page.getByLabel('Price from').fill('20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByLabel('Sort by').selectOption('Price: high to low');
    await expectProducts(page, ['Delta Mouse', 'River Mouse']);
    expect(new URL(page.url()).search).toBe('?brand=Tonle&min=20&sort=price-desc');
    await revisit(page);
    await expectProducts(page, ['Delta Mouse', 'River Mouse']);
    expect(await page.getByLabel('Price from').inputValue()).toBe('20');
  });

  it('can be filtered by a specification', async () => {
    const page = await stage.open();
    await visit(page, '/category/mouse?brand=Tonle');
    await page.getByRole('group', { name: 'DPI' }).getByLabel('16000').click();
    await expectProducts(page, ['Delta Mouse']);
  });

  it('shows all products again after clearing filters that match none', async () => {
    const page = await stage.open();
    await visit(page, '/category/mouse?brand=Tonle&min=9000');
    await page.getByText('No product matches these filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expectProducts(page, ['River Mouse', 'Delta Mouse', 'Bayon Mouse']);
  });

  it('hydrates as the server rendered it', async () => {
    const page = await stage.open();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await visit(page, '/category/mouse?brand=Tonle');
    await expectProducts(page, ['River Mouse', 'Delta Mouse', 'Bayon Mouse']);
    expect(said).toEqual([]);
  });

  it('says when it has no products', async () => {
    const page = await stage.open();
    await openCategory(page, 'Monitor');
    await page.getByText('No brands available for this category.').waitFor();
  });
});

describe('the search', () => {
  it('opens a product with arrow keys and Enter', async () => {
    const page = await stage.open();
    await search(page, 'riv');
    await page
      .getByRole('link', { name: /River Mouse/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'River Mouse', level: 1 }).waitFor();
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });

  it('opens the first match on Enter in its field', async () => {
    const page = await stage.open();
    await search(page, 'delta');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Delta Mouse', level: 1 }).waitFor();
  });

  it('closes on Escape and focuses its button', async () => {
    const page = await stage.open();
    await search(page, 'riv');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Search');
  });

  it('is closed by a press outside, which reaches nothing else', async () => {
    const page = await stage.open();
    await search(page, 'riv');
    await page.mouse.click(60, 500);
    await page.getByRole('searchbox').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('finds a product whose name is mistyped', async () => {
    const page = await stage.open();
    await search(page, 'tempel');
    await page
      .getByRole('search')
      .locator('..')
      .getByRole('link', { name: /Temple Mouse/ })
      .waitFor();
  });

  it('finds a product by its Khmer name', async () => {
    const page = await stage.open();
    await search(page, 'ប្រាសាទ');
    await page
      .getByRole('search')
      .locator('..')
      .getByRole('link', { name: /Temple Mouse/ })
      .waitFor();
  });

  it('opens the category that a term means', async () => {
    const page = await stage.open();
    await search(page, 'ក្ដារចុច');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/category/keyboard');
    await expectProducts(page, ['Stone Keyboard']);
  });

  it('says when nothing matches, and again on Enter', async () => {
    const alerts: string[] = [];
    const page = await stage.open();
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await search(page, 'qqqqqq');
    await page.getByText('Product not found').waitFor();
    await page.keyboard.press('Enter');
    await waitFor(() => alerts.length > 0);
    expect(alerts).toEqual(['No products found']);
  });
});

describe('a product', () => {
  it('cannot be put into the cart if it is sold out', async () => {
    const page = await stage.open();
    await visit(page, `/product/mouse/bayon-mouse-${stage.catalogue.soldOutMouse}`);
    await page.getByText('Out of stock').first().waitFor();
    expect(await page.getByRole('button', { name: 'Add to Cart' }).isDisabled()).toBe(true);
  });

  it('is not found if it does not exist', async () => {
    const page = await stage.open();
    await visit(page, '/product/mouse/nothing-999999');
    await page.getByText('Product not found').first().waitFor();
  });
});

describe('the cart of a visitor', () => {
  it('can undo adding a product', async () => {
    const page = await stage.open();
    await addToCart(page, stage.catalogue.riverMouse);
    await cartOf(page, 1).waitFor();
    await untilSaid(page, 'River Mouse added to cart');
    await page.getByRole('button', { name: 'Undo' }).click();
    await cartOf(page, 0).waitFor();
  });

  it('opens at the top right beside the toast that says what was added', async () => {
    const page = await stage.open();
    await addToCart(page, stage.catalogue.riverMouse);
    const boxOf = (locator: Locator) => locator.boundingBox({ timeout: patient(1_000) });
    await waitFor(
      async () => {
        const [toast, cart] = [
          await boxOf(page.locator('[data-sonner-toast]')),
          await boxOf(page.getByRole('region', { name: 'Cart', exact: true })),
        ];
        const between = cart!.x - (toast!.x + toast!.width);
        return between >= 0 && between < 50 && toast!.y < cart!.y + cart!.height;
      },
      { what: 'the toast beside the cart' },
    );
  });

  it('survives a reload', async () => {
    const page = await stage.open();
    await addToCart(page, stage.catalogue.riverMouse);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await cartOf(page, 2).waitFor();
    await revisit(page);
    await cartOf(page, 2).waitFor();
  });

  it('is kept while the visitor logs in at the checkout', async () => {
    const { email } = await stage.customer();
    const page = await stage.open();
    await addToCart(page, stage.catalogue.riverMouse);
    await cartOf(page, 1).click();
    await page.waitForURL('**/login');
    await logIn(page, email, PASSWORD);
    await page.waitForURL('**/checkout');
    await page.getByRole('list', { name: 'Cart' }).getByText('River Mouse').waitFor();
  });
});

// Runs in the page, before its code.
const MARK_RENDERED = `document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('main h1').dataset.rendered = '';
})`;
const RENDERED = 'main h1[data-rendered]';

// Runs in the page.
const MOTION_OF_BRANDS = `document.getAnimations().map(({ playState }) => playState).join()`;

describe('the row of brands', () => {
  it('moves only while it is in sight', async () => {
    const page = await stage.open({ size: PHONE, hasMotion: true });
    await visit(page, '/');
    const brands = page.getByRole('heading', { name: 'Our brands' });
    const isMoving = (state: string) =>
      waitFor(async () => (await page.evaluate(MOTION_OF_BRANDS)) === state, { what: state });
    await isMoving('paused,paused');
    await brands.scrollIntoViewIfNeeded();
    await isMoving('running,running');
    await page.getByRole('banner').scrollIntoViewIfNeeded();
    await isMoving('paused,paused');
  });
});

describe('a page that the server rendered', () => {
  /** The code that makes buttons work; the lines that note taps on them come before it. */
  const SHOP_CODE = /\/assets\/(react|store|shop)-.*\.js/;

  /** Again and again, as nothing tells when even the first few lines of code are there. */
  async function tapEarly(button: Locator) {
    await button.waitFor();
    await waitFor(async () => {
      await button.click({ force: true, noWaitAfter: true });
      return (await button.getAttribute('data-waiting')) !== null;
    });
  }

  it('has inert buttons until its scripts are loaded, so that no click is lost', async () => {
    const page = await stage.open();
    const send = await holdBack(page, '**/assets/*.js');
    await openRendered(page, `/product/mouse/river-mouse-${stage.catalogue.riverMouse}`);
    await page.getByText('$24.50').waitFor();
    const buttons = page.locator('button, input, select, summary');
    expect(await buttons.count()).toBeGreaterThan(2);
    // What the browser alone opens works at once.
    const working = page.locator(':is(button, input, select, summary):not([inert])');
    expect(await working.allInnerTexts()).toEqual(['All brands', 'Share']);
    send();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await cartOf(page, 1).waitFor();
  });

  it('asks for what its first script imports without waiting for that script', async () => {
    const page = await stage.open();
    await page.route('**/assets/index-*.js', (route) => route.abort());
    const asked = page.waitForRequest('**/assets/rolldown-runtime-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await asked;
  });

  it('stays as it is while a slow network brings its data, and is hydrated then', async () => {
    const page = await stage.open();
    await visit(page, '/');
    const send = await holdBack(page, '**/api/**');
    await waitLonger(page);
    await page.addInitScript(MARK_RENDERED);
    const asked = page.waitForRequest('**/api/**');
    await page.reload({ waitUntil: 'commit' });
    await asked;
    await page.locator(RENDERED).waitFor({ state: 'attached' });
    send();
    await untilAlive(page);
    expect(await page.locator(RENDERED).count()).toBe(1);
  });

  it('stays until the code of its screen is there, though the shop knows by then who it is', async () => {
    const page = await stage.open({ as: await stage.customer() });
    const send = await holdBack(page, '**/assets/search-screen-*.js');
    await page.addInitScript(MARK_RENDERED);
    await page.goto('/search?q=mouse');
    await page.getByRole('link', { name: 'Logout' }).waitFor();
    send();
    await page.getByRole('searchbox').fill('river');
    expect(await page.locator(RENDERED).count()).toBe(1);
  });

  it('is loaded anew once there is a network again, if its code did not come', async () => {
    const page = await stage.open();
    await page.route(SHOP_CODE, (route) => route.abort());
    const failed = page.waitForEvent('pageerror');
    await page.goto('/');
    await failed;
    await page.context().setOffline(true);
    await page.unroute(SHOP_CODE);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').waitFor();
  });

  it.each([
    ['Search', (page: Page) => page.getByRole('searchbox')],
    ['Filters', (page: Page) => page.getByRole('dialog', { name: 'Filters' })],
  ])('opens what %s was tapped for as soon as it can', async (name, opened) => {
    const page = await stage.open({ size: PHONE });
    const send = await holdBack(page, SHOP_CODE);
    await openRendered(page, '/category/mouse?brand=Tonle');
    await tapEarly(page.getByRole('button', { name, exact: true }));
    send();
    await opened(page).waitFor();
  });
});
