import type { Alert } from '../../../api/types';
import type { useStaffI18n } from '../i18n/staff-i18n';
import { kindNamed } from '../kit/report-kinds';
import { serviceWord } from '../kit/service-words';

type I18n = Pick<ReturnType<typeof useStaffI18n>, 't' | 'money' | 'translateFault'>;

const DECIDED = {
  approved: 'A review of {product} was approved ({rating} of 5)',
  hidden: 'A review of {product} was hidden ({rating} of 5)',
  deleted: 'A review of {product} was taken back by its author ({rating} of 5)',
} as const;

const OF_QUESTION = {
  answered: 'A question about {product} was answered',
  hidden: 'A question about {product} was hidden',
  deleted: 'A question about {product} was taken back',
} as const;

const TOGETHER = {
  'order.paid': '{count} orders were paid',
  'order.to-confirm': '{count} orders for cash are to be confirmed',
  'order.cancelled': '{count} alerts of cancelled orders',
  'order.refunded': '{count} orders were refunded',
  'order.return-asked': '{count} returns were asked for',
  'stock.low': '{count} alerts of few pieces left',
  'stock.sold-out': '{count} alerts of sold out products',
  'review.written': '{count} reviews wait for approval',
  'review.flagged': '{count} reviews are flagged',
  'question.asked': '{count} questions about products',
  'brands.wanted': '{count} times sellers want brands',
  'mail.failed': '{count} mails could not be sent',
  'report.failed': '{count} reports could not be made',
  'event.dead-lettered': '{count} alerts of failed events',
  'payment.cannot-check': '{count} alerts of a bank that cannot be asked',
  'payment.review': '{count} payments that nobody can see',
  'money.unmatched': '{count} alerts of money that fits no payment',
  'money.waits': '{count} alerts of money that waits',
} as const;

/** What the alerts of a group have in common. */
export function groupTitleOf({ what, group }: Alert, { t }: Pick<I18n, 't'>): string {
  const count = group?.count ?? 1;
  if (!group?.settled) return t(TOGETHER[what], { count });
  return what === 'question.asked'
    ? t('{count} questions were settled', { count })
    : t('{count} reviews were decided', { count });
}

/** The title of an alert: what happened, in one sentence. */
export function titleOf({ what, facts }: Alert, { t, money }: I18n): string {
  const customer = facts.customer_name ?? t('A customer');
  const product = facts.product_name ?? t('Product {id}', { id: facts.product_id ?? '' });
  switch (what) {
    case 'order.paid':
      return t('{customer} paid for an order: {total}', { customer, total: money(facts.total ?? 0) });
    case 'order.to-confirm':
      return t('{customer} has ordered for cash on delivery: {total}. Call to confirm', {
        customer,
        total: money(facts.total ?? 0),
      });
    case 'order.cancelled':
      if (facts.count)
        return facts.reason === 'cancelled'
          ? t('{count} orders were cancelled by their customers', { count: facts.count })
          : t('{count} orders were not paid in time', { count: facts.count });
      return facts.reason === 'expired'
        ? t('The order of {customer} was not paid in time', { customer })
        : t('The order of {customer} was cancelled', { customer });
    case 'order.refunded':
      return t('The order of {customer} was refunded', { customer });
    case 'order.return-asked':
      return t('{customer} wants to return something', { customer });
    case 'stock.low':
      return t('{product}: only {count} left', { product, count: facts.available ?? 0 });
    case 'stock.sold-out':
      return t('{product} has sold out', { product });
    case 'review.written':
    case 'review.flagged':
      if (facts.decision && facts.decision !== 'answered')
        return t(DECIDED[facts.decision], { product, rating: facts.rating ?? '' });
      if (what === 'review.flagged') return t('Its seller has flagged a review of {product}', { product });
      return t('A review of {product} waits for approval ({rating} of 5)', {
        product,
        rating: facts.rating ?? '',
      });
    case 'question.asked':
      if (facts.decision && facts.decision !== 'approved') return t(OF_QUESTION[facts.decision], { product });
      return t('Somebody has asked about {product}', { product });
    case 'brands.wanted':
      return t('A seller wants brands that the shop does not have: {brands}', {
        brands: facts.brands?.join(', ') ?? '',
      });
    case 'mail.failed':
      return t('A mail to {to} could not be sent', { to: facts.to ?? '' });
    case 'report.failed':
      return t('A report could not be made: {kind}', { kind: t(kindNamed(facts.report_kind, true).label) });
    case 'event.dead-lettered':
      return t('{service} could not handle an event: {type}', {
        service: serviceWord(facts.service ?? '', t),
        type: facts.event_type ?? '',
      });
    case 'payment.cannot-check':
      return t('The bank cannot be asked whether order {order} was paid', { order: orderOf(facts) });
    case 'payment.review':
      return t('Nobody knows whether order {order} was paid', { order: orderOf(facts) });
    case 'money.unmatched':
      return facts.order_id
        ? t('Money came for order {order} that does not fit its payment', { order: orderOf(facts) })
        : t('Money came that fits no payment');
    case 'money.waits':
      return t('Money has been open for more than two days');
  }
}

const orderOf = ({ order_number, order_id }: Alert['facts']) => order_number ?? order_id ?? '';

/** The details of an alert; empty when there are none. */
export function detailOf({ kind, facts }: Alert, { translateFault }: Pick<I18n, 'translateFault'>): string {
  if (kind === 'failure') return facts.faults?.map(translateFault).join('. ') || (facts.reason ?? '');
  const products = (facts.products ?? []).map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return [facts.order_number, products].filter(Boolean).join(': ');
}

/** The address of the thing that an alert is about. */
export function placeOf({ what, facts }: Alert): string {
  const base = '/seller-dashboard';
  if (what === 'question.asked')
    return facts.decision ? searchIn(`${base}/questions`, facts.product_name) : `${base}/questions/waiting`;
  if (facts.decision) return searchIn(`${base}/reviews`, facts.product_name);
  if (what === 'review.written') return `${base}/reviews/pending`;
  if (what === 'review.flagged') return searchIn(`${base}/reviews`, facts.product_name);
  if (what === 'brands.wanted') return `${base}/products/bulk?batch=${facts.upload_id}`;
  if (what === 'money.unmatched') return `${base}/money/unmatched`;
  if (what === 'money.waits') return `${base}/money`;
  if (what === 'order.return-asked') return `${base}/returns`;
  if (facts.count) return `${base}/view-all-orders?status=cancelled`;
  if (facts.order_id) return `${base}/view-all-orders/${facts.order_id}`;
  if (facts.report_kind) return `${base}/reports/${facts.report_kind}`;
  if (facts.service) return `${base}/notifications/failed-events?service=${facts.service}`;
  if (facts.to) return searchIn(`${base}/notifications/mails`, facts.to);
  return searchIn(`${base}/products`, facts.product_name);
}

const searchIn = (list: string, term: string | null | undefined) =>
  `${list}?${new URLSearchParams({ q: term ?? '' }).toString()}`;
