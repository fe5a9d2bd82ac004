import type { Browser, Page } from 'playwright-core';
import { givenCatalogue, type Catalogue } from './catalogue.js';
import { openTestBank, type TestBank } from './test-bank.js';
import { openBrowser, openPage, type PageOptions } from './browser.js';
import { builtStorefront, startEmbeddedShop, type EmbeddedShop } from './embedded-shop.js';
import { aShopper, aVerifiedCustomer, loggedIn, type Shopper } from './shopper.js';

export interface Customer extends Shopper {
  email: string;
}

/** A stocked shop and a browser for all tests of a file. */
export interface Stage {
  shop: EmbeddedShop;
  catalogue: Catalogue;
  bank?: TestBank;
  /** Opens a page of its own session; it is closed after the test. */
  open(options?: PageOptions): Promise<Page>;
  /** Opens a page of its own session that stays open until the file's end. */
  openForAll(options?: PageOptions): Promise<Page>;
  /** A customer of its own with a session and a verified email. */
  customer(): Promise<Customer>;
  seller(): Promise<Shopper>;
  admin(): Promise<Shopper>;
  /** A cart with one piece of each of these products, as a browser keeps it. */
  cartOf(...ids: number[]): Promise<object[]>;
  /** An order of one River Mouse that waits for its payment; answers its id. */
  unpaidOrderOf(customer: Shopper, how?: { payment_method?: string; currency?: string }): Promise<string>;
}

/** What customers of a stage log in with. */
export const PASSWORD = 'Secret1!';

/**
 * Sets the stage up before a file's tests and clears it away afterwards, where wanted with the embedded bank. Use at the top of the
 * file.
 */
export function setStage({ hasBank = false } = {}): Stage {
  const stage = {} as Stage;
  const opened: Page[] = [];
  let browser: Browser;

  beforeAll(async () => {
    if (hasBank) stage.bank = await openTestBank();
    stage.shop = await startEmbeddedShop({ WEB_ROOT: await builtStorefront() }, { bank: stage.bank });
    [browser, stage.catalogue] = await Promise.all([openBrowser(), givenCatalogue(stage.shop.url)]);
    stage.openForAll = (options) => openPage(browser, stage.shop.url, options);
    stage.open = async (options) => {
      const page = await stage.openForAll(options);
      opened.push(page);
      return page;
    };
    Object.assign(stage, people(stage));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });
  afterAll(async () => {
    await browser.close();
    await stage.shop.stop();
    await stage.bank?.stop();
  });
  return stage;
}

function people({ shop: { url }, catalogue }: Stage) {
  let customers = 0;
  const customer = async () => {
    const email = `customer${(customers += 1)}@shop.example`;
    return { ...(await aVerifiedCustomer(url, email)), email };
  };
  const cartOf = (...ids: number[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { body } = await aShopper(url).call('GET', `/api/products/${id}`);
        return { ...body.product, quantity: 1 };
      }),
    );
  const unpaidOrderOf: Stage['unpaidOrderOf'] = async (shopper, how = {}) => {
    const order = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Street 240' };
    const cart = [{ id: catalogue.riverMouse, quantity: 1 }];
    const answer = await shopper.call('POST', '/api/checkout/Recipt-generator', {
      ...order,
      ...how,
      total: 26.5,
      cart,
    });
    if (!answer.body.orderId) throw new Error(`order answered ${answer.status}: ${answer.body.message}`);
    return answer.body.orderId as string;
  };
  return {
    customer,
    seller: () => loggedIn(url, 'seller@mekong.example', 'Seller123!'),
    admin: () => loggedIn(url, 'admin@mekong.example', 'Admin123!'),
    cartOf,
    unpaidOrderOf,
  };
}
