import type { Page } from 'playwright-core';
import { expect } from '@jest/globals';
import { waitFor } from '@mekong/testing';
import { givenBrand, givenMouse, untilSold } from '../support/catalogue.js';
import { aShopper, loggedIn, mailTo } from '../support/shopper.js';
import { visit } from '../support/visit.js';
import { untilSaid } from '../support/toasts.js';

/** Creates two mice of one brand. Returns their ids. */
export async function givenTwoMice(shopUrl: string): Promise<number[]> {
  await givenBrand(await loggedIn(shopUrl, 'admin@mekong.example', 'Admin123!'), 'Tonle');
  const seller = await loggedIn(shopUrl, 'seller@mekong.example', 'Seller123!');
  const ids = [
    await givenMouse(seller, { name: 'River Mouse', price: '24.50' }),
    await givenMouse(seller, { name: 'Delta Mouse', price: '35.00' }),
  ];
  await untilSold(shopUrl, ids);
  return ids;
}

/** The way of a new shopper from the landing page to the receipt. */
export async function buyTwoMice(page: Page, shopUrl: string, email: string): Promise<void> {
  await browseAndAdd(page, 'River Mouse');
  await browseAndAdd(page, 'Delta Mouse');
  await signUp(page, shopUrl, email);
  await checkOut(page);
  await pay(page);
  const receipt = page.getByRole('article').first();
  await receipt.waitFor();
  expect(await receipt.innerText()).toContain('River Mouse');
  expect(await receipt.innerText()).toContain('$59.50');
}

async function browseAndAdd(page: Page, name: string): Promise<void> {
  await visit(page, '/');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Mouse', exact: true })
    .click();
  await page.getByRole('link', { name: `View ${name}` }).click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: /^Cart, [12] item/ }).waitFor();
}

async function signUp(page: Page, shopUrl: string, email: string): Promise<void> {
  await visit(page, '/signup');
  await page.getByLabel('Full Name').fill('Sok Dara');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('Secret1!');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/verify-email');
  const { subject } = await mailTo(shopUrl, email, /verification code/);
  await page.getByLabel('Character 1 of 6').focus();
  await page.keyboard.type(/\d{6}/.exec(subject)![0]);
  await page.waitForURL((url) => url.pathname === '/');
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.getByText('Buy from 2, free delivery').waitFor();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByText('$59.50').first().waitFor();
  await page.getByLabel('Full Name').fill('Sok Dara');
  await page.getByLabel('Phone Number').fill('+855 12 345 678');
  await page.getByLabel('Shipping Address').fill('ផ្ទះលេខ ១២, ភ្នំពេញ');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/payment/*');
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await page.getByRole('button', { name: 'Pay Now (Demo)' }).click();
  await untilSaid(page, 'Payment successful! Order marked as paid.');
  await page.waitForURL('**/user-profile');
}

/** Checks the shop afterwards: one piece less of each mouse, and a receipt in the mailbox. */
export async function expectSold(shopUrl: string, ids: number[], email: string): Promise<void> {
  for (const id of ids) {
    const stock = async () => (await aShopper(shopUrl).call('GET', `/api/products/${id}`)).body.product.stock;
    await waitFor(async () => (await stock()) === 9, { what: 'the shown stock to be 9' });
  }
  expect((await mailTo(shopUrl, email, /receipt/)).text).toContain('1 × River Mouse: $24.50');
}
