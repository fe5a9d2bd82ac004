import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { PHONE, type PageOptions } from '../support/browser.js';
import { givenMouse, untilSold } from '../support/catalogue.js';
import { aShopper, type Shopper } from '../support/shopper.js';
import { fillCheckout, logIn, placeOrder } from '../support/shopping.js';
import { PASSWORD, setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';
import { untilSaid } from '../support/toasts.js';

const stage = setStage();

/** Creates a mouse for one test, and waits until it can be ordered. */
async function aMouse(name: string, but: Record<string, string> = {}): Promise<number> {
  const id = await givenMouse(await stage.seller(), { name, price: '20.00', ...but });
  await untilSold(stage.shop.url, [id]);
  return id;
}

/** Opens a page as a customer with this product in the cart. */
async function pageWithCart(productId: number, quantity = 1, options: PageOptions = {}): Promise<Page> {
  const [item] = await stage.cartOf(productId);
  const as = options.as ?? (await stage.customer());
  return stage.open({ ...options, as, cart: [{ ...item, quantity }] });
}

// Runs in the page: whether what has the focus is on the screen as a whole, and what it says.
const FOCUS_IN_SIGHT = `(() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && document.activeElement.textContent;
})()`;

interface Quote {
  subtotal: number;
  lines: { available: number }[];
}

/** Changes a product as its seller; resolves when a quote shows the change. */
async function change(id: number, fields: object, isQuoted: (quote: Quote) => boolean): Promise<void> {
  const answer = await (await stage.seller()).call('PATCH', `/api/products/${id}`, fields);
  if (answer.status !== 200) throw new Error(`change answered ${answer.status}: ${answer.body.message}`);
  const cart = [{ id, quantity: 1 }];
  const asksQuote = async () =>
    isQuoted((await aShopper(stage.shop.url).call('POST', '/api/checkout/quote', { cart })).body);
  await waitFor(asksQuote, { what: 'the change to reach the checkout' });
}

const submit = (page: Page) => page.getByRole('button', { name: 'Place Order' });

describe('an order', () => {
  it('is placed for the chosen province, paid, and shown with its receipt', async () => {
    const page = await pageWithCart(stage.catalogue.riverMouse);
    await fillCheckout(page);
    await page.getByLabel('Province (optional)').selectOption('Siem Reap');
    await submit(page).click();
    await untilSaid(page, 'Order created successfully!');
    await page.getByRole('button', { name: 'Pay Now (Demo)' }).click();
    await untilSaid(page, 'Payment successful! Order marked as paid.');
    await page.waitForURL('**/user-profile');
    await page.getByRole('heading', { name: 'My Orders & Receipts' }).waitFor();
    const receipt = await page.getByRole('article').innerText();
    expect(receipt).toContain('River Mouse');
    expect(receipt).toContain('House 12, Street 240, Siem Reap');
    expect(receipt).toContain('$26.50');
  });

  it('fills in the next one with the address that was saved with it', async () => {
    const customer = await stage.customer();
    const page = await pageWithCart(stage.catalogue.riverMouse, 1, { as: customer });
    await fillCheckout(page);
    await page.getByLabel('Save this address').check();
    await submit(page).click();
    await page.getByRole('button', { name: 'Pay Now (Demo)' }).click();
    await page.waitForURL('**/user-profile');

    const later = await pageWithCart(stage.catalogue.deltaMouse, 1, { as: customer });
    await visit(later, '/account');
    const saved = later.getByRole('article', { name: 'Sok Dara' });
    await saved.getByText('House 12, Street 240').waitFor();
    await visit(later, '/checkout');
    await later.getByLabel('Deliver to').waitFor();
    expect(await later.getByLabel('Phone Number').inputValue()).toBe('+855 12 345 678');
    await submit(later).click();
    await later.waitForURL('**/payment/*');
  });

  it('can be placed only if every field is filled', async () => {
    const page = await pageWithCart(stage.catalogue.riverMouse);
    await fillCheckout(page);
    await page.getByLabel('Phone Number').fill('');
    expect(await submit(page).isDisabled()).toBe(true);
  });

  it('is not placed if a field holds only blanks', async () => {
    const page = await pageWithCart(stage.catalogue.riverMouse);
    await fillCheckout(page);
    await page.getByLabel('Phone Number').fill('   ');
    await submit(page).click();
    await untilSaid(page, 'Please fill in all fields!');
    expect(new URL(page.url()).pathname).toBe('/checkout');
  });

  it('empties the cart', async () => {
    const page = await pageWithCart(stage.catalogue.riverMouse);
    await placeOrder(page);
    await visit(page, '/checkout');
    await page.getByText('Your cart is empty.').waitFor();
  });

  it('can no longer be paid once it is cancelled, and its pieces are back on sale', async () => {
    const id = await aMouse('Fickle Mouse', { stock: '1' });
    const page = await pageWithCart(id);
    await placeOrder(page);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText(/was cancelled. It can no longer be paid\./).waitFor();
    expect(await page.getByRole('button', { name: 'Pay Now (Demo)' }).count()).toBe(0);
    const stock = async () =>
      (await aShopper(stage.shop.url).call('GET', `/api/products/${id}`)).body.product.stock;
    await waitFor(async () => (await stock()) === 1, { what: 'the piece to be back' });
  });

  it('is not shown to other customers', async () => {
    const orderId = await stage.unpaidOrderOf(await stage.customer());
    const page = await stage.open({ as: await stage.customer() });
    await visit(page, `/payment/${orderId}`);
    await page.getByText('Order not found').waitFor();
  });

  it('is not among the receipts before it is paid', async () => {
    const customer = await stage.customer();
    await stage.unpaidOrderOf(customer);
    const page = await stage.open({ as: customer });
    await visit(page, '/user-profile');
    await page.getByText("You haven't completed any payments yet.").waitFor();
  });
});

describe('a session that ends in the middle of the checkout', () => {
  it('is mentioned at the login, which returns to the filled form and the cart', async () => {
    const customer = await stage.customer();
    const page = await pageWithCart(stage.catalogue.riverMouse, 1, { as: customer });
    await fillCheckout(page);
    await page.getByLabel('Province (optional)').selectOption('Kampot');
    await endSession(customer);
    await submit(page).click();
    await page.waitForURL('**/login');
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await logIn(page, customer.email, PASSWORD);
    await page.waitForURL('**/checkout');
    await page.getByRole('list', { name: 'Cart' }).getByText('River Mouse').waitFor();
    expect(await page.getByLabel('Shipping Address').inputValue()).toBe('House 12, Street 240');
    expect(await page.getByLabel('Province (optional)').inputValue()).toBe('Kampot');
    await submit(page).click();
    await page.waitForURL('**/payment/*');
  });

  /** Ends the session of this cookie elsewhere; resolves when the shop refuses the cookie. */
  async function endSession(customer: Shopper): Promise<void> {
    const cookie = customer.cookies();
    await customer.call('POST', '/api/auth/logout');
    const asked = () => aShopper(stage.shop.url).call('GET', '/api/user/my-orders', undefined, { cookie });
    await waitFor(async () => (await asked()).status === 401, { what: 'the session to be over' });
  }
});

describe('a product that changes between cart and order', () => {
  it('is shown with its new and its old price at the checkout', async () => {
    const id = await aMouse('Dearer Mouse');
    const page = await pageWithCart(id);
    await change(id, { price: 25.5 }, (quote) => quote.subtotal === 25.5);
    await visit(page, '/checkout');
    await page.getByText(/Some prices have changed since you filled your cart\./).waitFor();
    const line = await page.getByRole('listitem').filter({ hasText: 'Dearer Mouse' }).innerText();
    expect(line).toContain('$20.00');
    expect(line).toContain('$25.50');
  });

  it('needs a confirmation of the new total', async () => {
    const id = await aMouse('Sudden Mouse');
    const page = await pageWithCart(id);
    await fillCheckout(page);
    await submit(page).and(page.locator(':enabled')).waitFor();
    await change(id, { price: 30 }, (quote) => quote.subtotal === 30);
    await submit(page).click();
    await page.getByText('Prices have changed. The new total is $32.00.').waitFor();
    await page.getByRole('button', { name: 'Confirm new total' }).click();
    await page.getByRole('button', { name: 'Pay Now (Demo)' }).waitFor();
    await page.getByText('$32.00').waitFor();
  });

  it('is named if it has sold out, in sight and with the focus on a phone, and no order is placed', async () => {
    const id = await aMouse('Rare Mouse');
    const page = await pageWithCart(id, 1, { size: PHONE });
    await fillCheckout(page);
    await submit(page).and(page.locator(':enabled')).waitFor();
    await change(id, { stock: 0 }, (quote) => quote.lines[0]?.available === 0);
    await submit(page).click();
    await page.getByText('Some products are not available in this quantity:').waitFor();
    await page.getByRole('alert').getByText('Rare Mouse: Out of stock').waitFor();
    const isSeen = async () =>
      String(await page.evaluate(FOCUS_IN_SIGHT)).includes('Rare Mouse: Out of stock');
    await waitFor(isSeen, { what: 'the reason to be in sight with the focus' });
    expect(new URL(page.url()).pathname).toBe('/checkout');
  });

  it('can be reduced to what is left', async () => {
    const id = await aMouse('Few Mouse', { stock: '3' });
    const page = await pageWithCart(id, 3);
    await change(id, { stock: 1 }, (quote) => quote.lines[0]?.available === 1);
    await fillCheckout(page);
    await page.getByRole('button', { name: /^Set quantity to 1/ }).click();
    await submit(page).click();
    await page.waitForURL('**/payment/*');
  });

  it('is marked if it was deleted, and can be removed', async () => {
    const id = await aMouse('Gone Mouse');
    const page = await pageWithCart(id);
    const answer = await (await stage.seller()).call('DELETE', `/api/products/${id}`);
    expect(answer.status).toBeLessThan(300);
    const cart = [{ id, quantity: 1 }];
    await waitFor(async () => {
      const { body } = await aShopper(stage.shop.url).call('POST', '/api/checkout/quote', { cart });
      return !body.lines?.length;
    });
    await visit(page, '/checkout');
    await page.getByText('No longer available').waitFor();
    await page.getByRole('button', { name: 'Remove Gone Mouse' }).click();
    await page.getByText('Your cart is empty.').waitFor();
  });
});

describe('the cart at the checkout', () => {
  it('can undo a removal', async () => {
    const page = await pageWithCart(stage.catalogue.riverMouse);
    await visit(page, '/checkout');
    await page.getByRole('button', { name: 'Remove River Mouse' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('list', { name: 'Cart' }).getByText('River Mouse').waitFor();
  });

  it('costs 2 dollars of shipping, and none from two pieces', async () => {
    const page = await pageWithCart(stage.catalogue.riverMouse);
    await visit(page, '/checkout');
    const summary = page.getByRole('region', { name: 'Order summary' });
    await summary.getByText('$26.50').waitFor();
    await page.getByRole('button', { name: 'One more of River Mouse' }).click();
    await summary.getByText('$49.00').first().waitFor();
    expect(await summary.innerText()).toContain('Free');
  });
});
