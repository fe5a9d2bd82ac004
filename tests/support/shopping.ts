import type { Page } from 'playwright-core';
import { visit } from './visit.js';

/** Opens a product's page and puts it into the cart. */
export async function addToCart(page: Page, productId: number): Promise<void> {
  await visit(page, `/product/mouse/product-${productId}`);
  await page.getByRole('button', { name: /^(Add to Cart|ដាក់ក្នុងកន្ត្រក)$/ }).click();
}

/** Fills in the form of the login screen and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens the checkout and fills in its form. */
export async function fillCheckout(page: Page): Promise<void> {
  await visit(page, '/checkout');
  await page.getByLabel('Full Name').fill('Sok Dara');
  await page.getByLabel('Phone Number').fill('+855 12 345 678');
  await page.getByLabel('Shipping Address').fill('House 12, Street 240');
}

/** From the checkout of what is in the cart to the payment page; answers the order's id. */
export async function placeOrder(page: Page): Promise<string> {
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/payment/*');
  return new URL(page.url()).pathname.split('/').at(-1)!;
}
