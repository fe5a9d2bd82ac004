import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { pay } from '../support/paid-order.js';
import { setStage } from '../support/stage.js';
import { holdBack, openRendered, untilAlive, untilRendersInTime, visit } from '../support/visit.js';

const stage = setStage();

beforeAll(async () => {
  for (const path of ['/user-profile', '/checkout']) await untilRendersInTime(stage.shop.url + path);
});

const SCRIPTS = '**/assets/*.js';
const unpaid = (page: Page) => page.getByRole('article', { name: /^Order MG-/ });

// Runs in the page, before its code: the places at which the button has stood, frame by frame.
const NOTE_PLACES = `window.places = new Set();
const look = () => {
  const button = [...document.querySelectorAll('main button')].find((one) => one.textContent === 'Cancel order');
  if (button) window.places.add(Math.round(button.getBoundingClientRect().top));
  requestAnimationFrame(look);
};
look();`;

/** A customer with an order that waits for its payment. */
async function aBuyer() {
  const customer = await stage.customer();
  await stage.unpaidOrderOf(customer);
  return customer;
}

describe('My Orders is rendered with what its owner has ordered', () => {
  it('so that it is read where no scripts run', async () => {
    const page = await stage.open({ as: await aBuyer(), hasScripts: false });
    // A page that takes long to render is the same for everybody.
    const isRendered = async () => {
      await page.goto('/user-profile');
      return (await unpaid(page).count()) === 1;
    };
    await waitFor(isRendered, { what: 'the page with its orders' });
    expect(await page.getByText('Time left to pay:').count()).toBe(1);
  });

  it('and its lines open without scripts', async () => {
    const customer = await stage.customer();
    for (let n = 0; n < 2; n += 1) await pay(customer, await stage.unpaidOrderOf(customer));
    const page = await stage.open({ as: customer, hasScripts: false });
    const line = page.locator('main details > summary').first();
    const isRendered = async () => {
      await page.goto('/user-profile');
      return (await line.count()) > 0;
    };
    await waitFor(isRendered, { what: 'the page with its orders' });
    await line.click();
    await page.locator('details[open]').getByText('Subtotal').waitFor();
  });

  it('and stays where it is while its code arrives, so that a press on a slow phone is one on what was meant', async () => {
    const page = await stage.open({ as: await aBuyer() });
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(NOTE_PLACES);
    await visit(page, '/user-profile');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate('[...window.places].length')).toBe(1);
  });

  it('and leaves no answer that came in advance for a later question', async () => {
    const page = await stage.open({ as: await aBuyer() });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/check-auth|my-orders|open-orders$/.test(pathname)) asked.push(pathname);
    });
    await page.goto('/user-profile');
    await unpaid(page).waitFor();
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    // The unpaid ones are asked for again by their list, so that they are those of now.
    const unpaidOnes = ['/api/user/open-orders', '/api/user/open-orders'];
    expect(asked.sort()).toEqual(['/api/auth/check-auth', '/api/user/my-orders', ...unpaidOnes]);
  });

  it('for nobody else, and for no cache', async () => {
    const pageOf = (cookie: string) => fetch(`${stage.shop.url}/user-profile`, { headers: { cookie } });
    const own = await pageOf((await aBuyer()).cookies());
    const other = await pageOf((await stage.customer()).cookies());
    const visitor = await pageOf('');
    expect(await own.text()).toMatch(/Order MG-/);
    expect(own.headers.get('cache-control')).toBe('no-store');
    for (const page of [other, visitor]) expect(await page.text()).not.toMatch(/Order MG-/);
  });

  it('and stays as it is when the code has come', async () => {
    const page = await stage.open({ as: await aBuyer() });
    const release = await holdBack(page, SCRIPTS);
    await openRendered(page, '/user-profile');
    await unpaid(page).waitFor();
    const rendered = await unpaid(page).elementHandle();
    release();
    await waitFor(() => page.evaluate('document.querySelector("#root [inert]") === null'), {
      what: 'the code of the page',
    });
    expect(await rendered!.evaluate((element) => element.isConnected)).toBe(true);
  });

  it('but is rendered anew for somebody else who has logged in meanwhile', async () => {
    const page = await stage.open({ as: await aBuyer() });
    const other = await stage.customer();
    const release = await holdBack(page, SCRIPTS);
    await openRendered(page, '/user-profile');
    await unpaid(page).waitFor();
    const [, value = ''] = /session=([^;]+)/.exec(other.cookies()) ?? [];
    await page.context().addCookies([{ name: 'session', value, url: stage.shop.url, httpOnly: true }]);
    release();
    await waitFor(async () => (await unpaid(page).count()) === 0, {
      what: 'the page of whoever is logged in',
    });
  });
});

it('the checkout is rendered with the addresses of whoever asks for it', async () => {
  const customer = await stage.customer();
  const address = { label: 'Home', recipient: 'Sok Dara', phone: '012345678', line: 'House 7, Street 63' };
  await customer.call('POST', '/api/account/addresses', { ...address, province: '', district: '' });
  const page = await stage.open({ as: customer, hasScripts: false });
  const isRendered = async () => {
    await page.goto('/checkout');
    return (await page.getByText('House 7, Street 63').count()) > 0;
  };
  await waitFor(isRendered, { what: 'the page with the address' });
  const other = await fetch(`${stage.shop.url}/checkout`);
  expect(await other.text()).not.toContain('House 7, Street 63');
});
