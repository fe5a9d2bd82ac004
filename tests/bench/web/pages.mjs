import { ClearError } from '../../../infra/local/clear-error.mjs';
import { demoAccounts } from '../../../infra/local/demo-accounts.mjs';
import { openBarePage } from './bare-page.mjs';
import { logIn } from '../log-in.mjs';

/**
 * The pages to visit: the bare page, the landing page, a category, a product, a search, and the checkout of the demo
 * customer with a product in the cart. A page is `{ name, url, state?, shows?, keptOut? }`: the browser's state before the visit, a text that the
 * page must show, and whether it is kept out of search engines on purpose.
 */
export async function pagesOf(shopUrl, cleanup) {
  const keyboards = await keyboardsOf(shopUrl);
  const product = keyboards[0];
  if (!product)
    throw new ClearError(`The shop at ${shopUrl} sells no keyboards: there is no page to measure.`);
  const state = {
    cookies: [{ ...(await sessionOf(shopUrl)), url: shopUrl }],
    storage: { cart: JSON.stringify([{ ...product, quantity: 1 }]) },
  };
  const slug = encodeURIComponent(product.name.toLowerCase().replaceAll(' ', '-'));
  return [
    { name: 'floor: a bare page', url: await openBarePage(cleanup) },
    { name: 'landing', url: `${shopUrl}/` },
    { name: 'category', url: `${shopUrl}/category/keyboard` },
    { name: 'product', url: `${shopUrl}/product/keyboard/${slug}-${product.id}`, shows: product.name },
    { name: 'search', url: `${shopUrl}/search?q=wireless`, shows: 'Results for', keptOut: true },
    { name: 'checkout', url: `${shopUrl}/checkout`, state, shows: product.name, keptOut: true },
  ];
}

async function keyboardsOf(shopUrl) {
  const { products } = await (await fetch(`${shopUrl}/products`)).json();
  return products.filter(({ category, stock }) => category === 'keyboard' && stock > 0);
}

async function sessionOf(shopUrl) {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(await logIn(shopUrl, demoAccounts.customer));
  return { name, value };
}
