import type { Html } from './html.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { dollars } from './money.js';
import { button, link, longAddress, small } from './parts.js';
import { nameIn, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

/** What a mail says of an alert and its product. */
interface AlertOfProduct {
  product_id: number;
  name: string;
  name_km?: string;
  category?: string;
  kind: 'stock' | 'price';
  price_cents?: number;
  /** Ends it; only where the alert is over. */
  end?: string;
}

/** The page finds the way from an old or unknown name. */
const pageOf = (url: string, { category = 'mouse', product_id }: AlertOfProduct) =>
  `${url}/product/${category}/x-${product_id}`;

/** Asks whether an address wants an alert. Nothing in it was written by whoever has asked. */
export function confirmAlert({ shop, params, secret, language }: RenderContext): Rendered {
  const product = params as unknown as AlertOfProduct;
  const { hello, productAlerts: text } = words[language];
  const name = nameIn(language, product);
  const address = `${shop.url}/wishlist/${secret}`;
  const asked = product.kind === 'stock' ? text.askedBack(name) : text.askedLess(name);
  return {
    subject: text.confirmSubject(name),
    text: `${hello}\n\n${asked}\n${text.confirm}: ${address}\n\n${text.within} ${text.ignore}\n${text.end}: ${address}?end\n`,
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        <p>${asked}</p>
        ${button(address, text.confirm)} ${longAddress(address)}
        <p>${text.within} ${text.ignore}</p>
        ${endLine(`${address}?end`, text.end)}`,
    ),
  };
}

/** The one mail for which somebody has waited. */
export function productAlert({ shop, params, language }: RenderContext): Rendered {
  const product = params as unknown as AlertOfProduct;
  const { hello, productAlerts: text } = words[language];
  const name = nameIn(language, product);
  const price = dollars({ amount: product.price_cents ?? 0, currency: 'USD' });
  const news = product.kind === 'stock' ? text.isBack(name) : text.costsLess(name, price);
  const address = pageOf(shop.url, product);
  const ending = `${shop.url}/wishlist/${product.end}?end`;
  return {
    subject: news,
    text: `${hello}\n\n${news}\n${text.see}: ${address}\n\n${text.once}\n${text.end}: ${ending}\n`,
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        <p>${news}</p>
        ${button(address, text.see)}
        <p>${text.once}</p>
        ${endLine(ending, text.end)}`,
    ),
  };
}

const endLine = (address: string, text: string): Html => small(link(address, text));
