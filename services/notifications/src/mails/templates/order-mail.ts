import type { EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { link, table } from './parts.js';
import { orderName, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

interface Content {
  /** Of an order with this name. */
  subject: (shop: string, order: string) => string;
  /** One paragraph each. */
  sentences: string[];
  facts?: Fact[];
}

export interface Fact {
  label: string;
  value: string;
  /** The value is the address of a page. */
  isLink?: boolean;
}

/** A mail about one step of an order, with the facts of that step and the way to the customer's orders. */
export function orderMail(
  { shop, params, language }: RenderContext,
  { subject, sentences, facts = [] }: Content,
): Rendered {
  const order = params as EventData<'order.delivered.v1'>;
  const { helloTo, order: about } = words[language];
  const hello = helloTo(order.customer.name);
  const name = orderName(order);
  const rows: Fact[] = [{ label: about.label, value: name }, ...facts];
  return {
    subject: subject(shop.name, name),
    text: [
      hello,
      '',
      ...sentences,
      '',
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      '',
      `${about.yourOrders} ${shop.url}/user-profile`,
      '',
    ].join('\n'),
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
        ${table(rows.map(({ label, value, isLink }) => ({ label, value: isLink ? link(value) : value })))}
        <p>${link(`${shop.url}/user-profile`, about.ordersLink)}</p>`,
    ),
  };
}
