import type { Page } from 'playwright-core';
import { givenMouse, untilSold } from '../support/catalogue.js';
import { aVerifiedCustomer, mailTo, type Shopper } from '../support/shopper.js';
import { setStage } from '../support/stage.js';

const stage = setStage();

let admin: Shopper;
let seller: Shopper;
beforeAll(async () => {
  [admin, seller] = await Promise.all([stage.admin(), stage.seller()]);
});

/** Creates a mouse with this name, and a paid order for it by a customer with this email. */
async function givenPaidOrder(name: string, email: string, shipping_address?: string): Promise<string> {
  const id = await givenMouse(seller, { name });
  await untilSold(stage.shop.url, [id]);
  const orderId = await placeAndPay(await aVerifiedCustomer(stage.shop.url, email), id, shipping_address);
  await mailTo(stage.shop.url, email, /receipt/);
  return orderId;
}

async function placeAndPay(customer: Shopper, id: number, shipping_address = 'Street 240'): Promise<string> {
  const cart = [{ id, quantity: 1 }];
  const { total } = (await customer.call('POST', '/api/checkout/quote', { cart })).body;
  const where = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address };
  const placed = await customer.call('POST', '/api/checkout/Recipt-generator', { ...where, total, cart });
  const paid = await customer.call('PUT', `/api/checkout/mark-paid/${placed.body.orderId}`, {
    paymentStatus: 'completed',
  });
  expect([placed.status, paid.status]).toEqual([201, 200]);
  return placed.body.orderId;
}

const openAs = (staff: Shopper): Promise<Page> => stage.open({ as: staff });

it('a status is spelt the same in the filter as at its orders', async () => {
  await givenPaidOrder('River Egret', 'egret@shop.example');
  const page = await openAs(admin);
  await page.goto('/seller-dashboard/view-all-orders?status=paid');
  await page.getByRole('row').filter({ hasText: 'River Egret' }).waitFor();
  const words = page.getByText('paid', { exact: true });
  expect(await words.count()).toBeGreaterThan(1);
  expect([...new Set(await words.allInnerTexts())]).toEqual(['Paid']);
});

it('the list of orders shows whole addresses where a window has room, else one line of each', async () => {
  const whole =
    'ផ្ទះលេខ ៧ ផ្លូវ ៦៣ ក្បែរវត្តលង្កា, House 12 B on the third floor, Street 240 near Wat Langka, Sangkat Chaktomuk, Khan Daun Penh, Phnom Penh';
  await givenPaidOrder('River Ibis', 'ibis@shop.example', whole);
  const page = await openAs(admin);
  const shows = async (width: number): Promise<string> => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/seller-dashboard/view-all-orders?q=river+ibis');
    const address = page.locator('tbody address').getByText(whole);
    await address.waitFor();
    expect(await page.locator('main [data-rows]').first().getAttribute('data-rows')).toBe('compact');
    expect(await address.getAttribute('title')).toBe(whole);
    return address.evaluate((one) => (one.scrollHeight > one.clientHeight ? 'a line' : 'all'));
  };
  expect(await shows(1280)).toBe('a line');
  expect(await shows(1440)).toBe('all');
  expect(await shows(1920)).toBe('all');
});

it('an admin finds an order by its product, ships, corrects and delivers it, and each step is mailed', async () => {
  await givenPaidOrder('River Otter', 'otter@shop.example');
  const page = await openAs(admin);
  await page.goto('/seller-dashboard/view-all-orders');
  await page.getByLabel('Search orders').fill('river OTTER');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=river/);
  await page.getByRole('row').filter({ hasText: 'River Otter' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('VET').check();
  await dialog.getByLabel('Tracking number').fill('VB-1');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByText('VET · VB-1').waitFor();
  expect((await mailTo(stage.shop.url, 'otter@shop.example', /on its way/)).text).toContain('VB-1');
  await page.getByRole('button', { name: 'Correct shipment' }).click();
  await dialog.getByLabel('Tracking number').fill('VB-2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('VET · VB-2').waitFor();
  expect((await mailTo(stage.shop.url, 'otter@shop.example', /corrected/)).text).toContain('VB-2');
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await page.getByText('Order delivered').waitFor();
  await mailTo(stage.shop.url, 'otter@shop.example', /was delivered/);
});

it('an admin refunds an order, whose page updates by itself, and the customer is mailed', async () => {
  const orderId = await givenPaidOrder('River Heron', 'heron@shop.example');
  const page = await openAs(admin);
  await page.goto(`/seller-dashboard/view-all-orders/${orderId}`);
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('main').getByText('Order refunded').waitFor();
  await mailTo(stage.shop.url, 'heron@shop.example', /was refunded/);
});

it('a refund is refused if another admin has shipped the order meanwhile, and the page shows it', async () => {
  const orderId = await givenPaidOrder('River Eel', 'eel@shop.example');
  const page = await openAs(admin);
  await page.goto(`/seller-dashboard/view-all-orders/${orderId}`);
  await page.getByRole('button', { name: 'Refund' }).click();
  const shipped = { status: 'shipped', courier: 'Grab', tracking_number: 'G-1' };
  await admin.call('PATCH', `/api/admin/orders/${orderId}`, shipped);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('Courier is now “Grab”').waitFor();
  await page.getByText('Grab · G-1').waitFor();
  expect(await dialog.getByRole('button', { name: 'Refund' }).isDisabled()).toBe(true);
});

it('a seller sees orders with their products, without buttons for steps', async () => {
  await givenPaidOrder('River Crane', 'crane@shop.example');
  const page = await openAs(seller);
  await page.goto(`/seller-dashboard/view-all-orders?q=crane`);
  await page.getByRole('link', { name: /^MG-\d{4}-\d{4,}$/ }).click();
  await page.getByText('Your part').waitFor();
  expect(await page.getByRole('button', { name: /shipped|Refund/ }).count()).toBe(0);
});

/** Counts presses of a pointer and of keys that write nothing. */
const COUNT_PRESSES = `window.presses = 0;
  addEventListener('pointerdown', () => (window.presses += 1), true);
  addEventListener('keydown', ({ key }) => key.length > 1 && (window.presses += 1), true);`;

async function givenTenPaidOrders(name: string, email: string): Promise<void> {
  const mouse = await givenMouse(seller, { name, stock: '20' });
  await untilSold(stage.shop.url, [mouse]);
  const customer = await aVerifiedCustomer(stage.shop.url, email);
  // One by one: a shop that is slow just now takes fewer at once, and tells the others to come back.
  for (let order = 0; order < 10; order += 1) await placeAndPay(customer, mouse);
}

it('ten orders are shipped with twelve presses, the Enter after each number included', async () => {
  await givenTenPaidOrders('River Shoal', 'shoal@shop.example');
  const page = await openAs(admin);
  await page.addInitScript(COUNT_PRESSES);
  await page.goto('/seller-dashboard/view-all-orders?status=paid&q=river+shoal');
  await page.getByRole('button', { name: 'Ship all 10 shown' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('VET').check();
  for (let parcel = 0; parcel < 10; parcel += 1) {
    await page.keyboard.type(`VB-10${parcel}`);
    await page.keyboard.press('Enter');
  }
  await page.getByText('Shipped: 10').waitFor();
  expect(await page.evaluate('window.presses')).toBeLessThanOrEqual(12);
  const { body } = await admin.call('GET', '/api/payment/admin-orders?q=shoal');
  const numbers = body.orders.map((order: { tracking_number: string }) => order.tracking_number);
  expect(numbers.sort()).toEqual(Array.from({ length: 10 }, (_, parcel) => `VB-10${parcel}`));
  await page.getByRole('button', { name: /^Take back/ }).click();
  await page.getByText('Taken back: 10. Nobody has been told.').waitFor();
});

/** Whether a press on the middle of the button reaches it, as the page is scrolled now. */
const isReached = (page: Page, name: RegExp): Promise<boolean> =>
  page.getByRole('button', { name }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(button.ownerDocument.elementFromPoint(x + width / 2, y + height / 2));
  });

it.each([1280, 360])(
  'shipments can be taken back wherever one has scrolled to, under no header, toast or bar: %i px',
  async (width) => {
    const name = `River Crake ${width}`;
    await givenTenPaidOrders(name, `crake${width}@shop.example`);
    const page = await openAs(admin);
    await page.setViewportSize({ width, height: 600 });
    await page.goto(`/seller-dashboard/view-all-orders?status=paid&q=${encodeURIComponent(name)}`);
    await page
      .getByRole('checkbox', { name: /^Choose/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Ship selected' }).click();
    await page.getByRole('dialog').getByLabel('Own delivery').check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ship 1/ })
      .click();
    await page.getByText('Shipped: 1').waitFor();
    await page
      .getByRole('checkbox', { name: /^Choose/ })
      .first()
      .check();
    await page.evaluate('scrollTo(0, 10_000)');
    expect(await isReached(page, /^Take back/)).toBe(true);
    await page.getByRole('button', { name: /^Take back/ }).click();

    await page.getByRole('link', { name: /^MG-/ }).first().click();
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByRole('dialog').getByLabel('Own delivery').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByText('Shipped: 1').waitFor();
    await page.evaluate('scrollTo(0, 10_000)');
    expect(await isReached(page, /^Take back/)).toBe(true);
  },
);

it('changed prices can be undone wherever one has scrolled to, and what is chosen stays at hand below', async () => {
  await Promise.all([...'ABCDEFGH'].map((which) => givenMouse(seller, { name: `River Heron ${which}` })));
  const page = await openAs(seller);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/seller-dashboard/products?q=river+heron');
  await page.getByRole('checkbox', { name: 'Choose River Heron A' }).check();
  await page.getByRole('group', { name: 'The selected products' }).getByRole('textbox').last().fill('10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Change the prices' }).click();
  // The dialog of the results, not that of the prices before it.
  const results = page.getByRole('dialog', { name: 'Changed: 1, not changed: 0' });
  await results.getByRole('button', { name: 'Close' }).last().click();
  await results.waitFor({ state: 'hidden' });
  await page.getByText('Prices changed: 1').waitFor();
  await page.getByRole('checkbox', { name: 'Choose River Heron B' }).check();
  await page.evaluate('scrollTo(0, 10_000)');
  expect(await isReached(page, /^Undo/)).toBe(true);
  expect(await isReached(page, /^Clear$/)).toBe(true);
});

it('ten orders are found, shipped and taken back by keys alone', async () => {
  await givenTenPaidOrders('River Tern', 'tern@shop.example');
  const page = await openAs(admin);
  await page.addInitScript(COUNT_PRESSES);
  await page.goto('/seller-dashboard');
  await page.getByRole('link', { name: /^To ship/ }).waitFor();
  await page.keyboard.type('gs');
  await page.getByRole('button', { name: /^Ship all/ }).waitFor();
  await page.keyboard.type('/');
  // Letters typed before would be commands.
  await page.getByLabel('Search orders').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('river tern');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ship all 10 shown' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('s');
  // It has the focus a moment after it is shown.
  await page.locator('input[type=radio][value=VET]:focus').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  for (let parcel = 0; parcel < 10; parcel += 1) {
    await page.keyboard.type(`VB-20${parcel}`);
    await page.keyboard.press('Enter');
  }
  await page.getByText('Shipped: 10').waitFor();
  expect(await page.evaluate('window.presses')).toBeLessThanOrEqual(14);
  await page.keyboard.type('z');
  await page.getByText('Taken back: 10. Nobody has been told.').waitFor();
});

it('the panel that ships has the focus at its courier each time that it is opened', async () => {
  await givenPaidOrder('River Snipe', 'snipe@shop.example');
  const page = await openAs(admin);
  await page.goto('/seller-dashboard/view-all-orders?status=paid&q=river+snipe');
  await page.getByRole('row').filter({ hasText: 'River Snipe' }).waitFor();
  for (let time = 1; time <= 2; time += 1) {
    await page.locator('main h1').focus();
    await page.keyboard.type('s');
    await page.locator('input[type=radio][value=VET]:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});
