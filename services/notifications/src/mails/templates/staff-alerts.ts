import type { AlertSubject } from '../../alerts/index.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { dollars } from './money.js';
import { button, link, small } from './parts.js';
import type { Rendered, RenderContext } from './template.js';
import { words, type Words } from './words/index.js';

/** What a mail says of an alert; which facts there are depends on what happened. */
export interface MailedAlert {
  what: AlertSubject;
  order?: string;
  totalCents?: number;
  /** An order that was not paid in time. */
  isExpired?: boolean;
  /** Of so many orders. */
  count?: number;
  product?: string | number;
  available?: number;
  rating?: number;
}

/** The alerts of one person since their last mail of them, newest first. */
export function staffAlerts({ shop, params, language }: RenderContext): Rendered {
  const { alerts, count } = params as unknown as { alerts: MailedAlert[]; count: number };
  const { hello, alerts: text } = words[language];
  const lines = alerts.map((alert) => sentenceOf(alert, text));
  const more = count > alerts.length ? [text.more(count - alerts.length)] : [];
  const inbox = `${shop.url}/seller-dashboard/notifications`;
  const settings = `${inbox}/preferences`;
  return {
    subject: count === 1 ? text.one(shop.name, lines[0]!) : text.some(shop.name, count),
    text: [
      hello,
      '',
      ...lines.map((line) => `- ${line}`),
      ...more,
      '',
      `${text.open}: ${inbox}`,
      '',
      `${text.why} ${text.settings}: ${settings}`,
      '',
    ].join('\n'),
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        <ul style="padding-left:20px">
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>
        ${more.map((line) => html`<p>${line}</p>`)} ${button(inbox, text.open)}
        ${small(html`${text.why} ${link(settings, text.settings)}`)}`,
    ),
  };
}

/** What happened, in one sentence. */
export function sentenceOf(
  {
    what,
    order = '',
    totalCents = 0,
    isExpired,
    count,
    product = '',
    available = 0,
    rating = 0,
  }: MailedAlert,
  text: Words['alerts'],
): string {
  switch (what) {
    case 'order.paid':
      return text.paid(order, dollars({ amount: totalCents, currency: 'USD' }));
    case 'order.to-confirm':
      return text.toConfirm(order, dollars({ amount: totalCents, currency: 'USD' }));
    case 'order.cancelled':
      if (count) return isExpired ? text.manyExpired(count) : text.manyCancelled(count);
      return isExpired ? text.expired(order) : text.cancelled(order);
    case 'order.refunded':
      return text.refunded(order);
    case 'order.return-asked':
      return text.returnAsked(order);
    case 'stock.low':
      return text.low(`${product}`, available);
    case 'stock.sold-out':
      return text.soldOut(`${product}`);
    case 'review.written':
      return text.reviewed(`${product}`, rating);
    case 'review.flagged':
      return text.flagged(`${product}`);
    case 'question.asked':
      return text.asked(`${product}`);
    case 'brands.wanted':
      return text.brandsWanted;
    case 'mail.failed':
      return text.mailFailed;
    case 'report.failed':
      return text.reportFailed;
    case 'event.dead-lettered':
      return text.eventFailed;
    case 'payment.cannot-check':
      return text.cannotCheck(order);
    case 'payment.review':
      return text.inReview(order);
    case 'money.unmatched':
      return text.unmatched;
    case 'money.waits':
      return text.moneyWaits;
  }
}
