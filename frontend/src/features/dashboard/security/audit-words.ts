import type { StaffText } from '../i18n/staff-i18n';
import { browserWords } from './browser-words';

type Translate = (text: StaffText, values?: Record<string, string | number>) => string;

const ACTIONS: Record<string, StaffText> = {
  'user.invited': 'Invited',
  'user.invitation-withdrawn': 'Withdrew the invitation of',
  'account.invitation-accepted': 'Accepted the invitation',
  'user.edited': 'Edited user',
  'user.role-changed': 'Changed role',
  'user.password-set': 'Set a new password',
  'user.blocked': 'Blocked user',
  'user.unblocked': 'Unblocked user',
  'user.deleted': 'Deleted user',
  'user.noted': 'Wrote a note about user',
  'user.exported': 'Exported data of user',
  'user.verification-resent': 'Resent verification',
  'user.sessions-ended': 'Ended sessions of user',
  'user.two-step-reset': 'Switched off two-step login of user',
  'product.created': 'Created product',
  'product.edited': 'Edited product',
  'product.deleted': 'Deleted product',
  'product.restored': 'Restored product',
  'product.exported': 'Exported products',
  'product.costs-taken': 'Took over a price list of',
  'product.uploaded': 'Uploaded in bulk',
  'product.upload-undone': 'Undid bulk upload',
  'mail.resent': 'Sent a mail again',
  'event.replayed': 'Retried failed events',
  'event.dropped': 'Removed a failed event',
  'brand.created': 'Created brand',
  'brand.edited': 'Edited brand',
  'brand.deleted': 'Deleted brand',
  'brand.merged': 'Merged brand into another',
  'review.moderated': 'Moderated review',
  'question.moderated': 'Moderated question',
  'sale.created': 'Made sale',
  'sale.edited': 'Edited sale',
  'sale.ended': 'Ended sale',
  'synonyms.created': 'Added search words',
  'synonyms.edited': 'Edited search words',
  'synonyms.deleted': 'Deleted search words',
  'riel-rate.edited': 'Changed exchange rate',
  'exchange-rate.entered': 'Entered the rate of the day',
  'invoices.exported': 'Exported invoices',
  'accounts.exported': 'Exported figures for the accountant',
  'invoice-seller.changed': 'Changed the seller on invoices',
  'page.edited': 'Edited page',
  'image-hosts.changed': 'Changed from where images are fetched',
  'shop.edited': 'Edited the shop',
  'shop-look.changed': 'Changed the look of the shop',
  'sending.changed': 'Changed mails and Telegram',
  'order-rules.changed': 'Changed returns and delivery fee',
  'payment-methods.changed': 'Changed the ways to pay',
  'spec_fields.changed': 'Changed the specification fields',
  'value-word.edited': 'Changed the Khmer of a value',
  'image.uploaded': 'Uploaded image',
  'image.replaced': 'Replaced image',
  'image.deleted': 'Deleted image',
  'order.shipped': 'Marked order as shipped',
  'order.taken-back': 'Took back shipment of order',
  'order.shipment-corrected': 'Corrected shipment of order',
  'order.delivery-changed': 'Corrected delivery of order',
  'orders.exported': 'Exported orders',
  'history.brought': 'Brought earlier orders or customers from',
  'history.removed': 'Deleted earlier orders and customers from',
  'buyers.exported': 'Exported who bought a product',
  'order.came-back': 'Noted that it came back, order',
  'order.sent-again': 'Sends again order',
  'order.return-accepted': 'Accepted a return of order',
  'order.return-refused': 'Refused a return of order',
  'order.return-arrived': 'Noted that a return has arrived, order',
  'order.return-closed': 'Closed a return of order',
  'order.delivered': 'Marked order as delivered',
  'order.packed': 'Packed for order',
  'order.serials-noted': 'Noted serial numbers of order',
  'order.unpacked': 'Took back packing of order',
  'who-ships.changed': 'Changed who ships',
  'order.noted': 'Wrote a note about order',
  'promo-code.created': 'Made promo code',
  'promo-code.changed': 'Changed promo code',
  'couriers.changed': 'Changed the couriers',
  'delivery.changed': 'Changed the delivery days',
  'order.cancelled': 'Cancelled order',
  'order.hand-over-undone': 'Undid the hand-over of order',
  'order.refunded': 'Refunded order',
  'order.partly-refunded': 'Refunded a part of order',
  'money.attached': 'Paid an order with money that fitted none',
  'money.given-back': 'Gave money back that fitted no payment',
  'money.written-off': 'Wrote off money that fitted no payment',
  'money.statement-taken': 'Took a statement into the books',
  'money.give-back-proposed': 'Proposed to give money back',
  'money.refund-asked': 'Had a payment provider give money back',
  'money.refund-sent': 'Sent the money of a refund',
  'money.day-closed': 'Closed the books of',
  'report.exported': 'Exported report',
  'account.password-changed': 'Changed own password',
  'account.password-confirmed': 'Confirmed own password',
  'account.password-reset': 'Reset own password by mail',
  'account.session-ended': 'Ended own session',
  'account.sessions-ended': 'Ended all other own sessions',
  'account.telegram-connected': 'Connected own Telegram',
  'account.two-step-switched-on': 'Switched on own two-step login',
  'account.two-step-switched-off': 'Switched off own two-step login',
};

/** The text of an action; an unknown one is made readable, e.g. 'order.mark-paid' becomes 'Order mark paid'. */
export function actionWords(action: string, t: Translate): string {
  const plain = action.replaceAll(/[.-]/g, ' ');
  return ACTIONS[action] ? t(ACTIONS[action]) : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The names of facts; others are shown as they are. */
const FACTS: Record<string, StaffText> = {
  name: 'name',
  email: 'email',
  role: 'role',
  phone: 'phone',
  address: 'address',
  blocked: 'blocked',
  two_step: 'two-step login',
  brand: 'brand',
  price: 'price',
  compare_at_price: 'price before',
  percent_off: 'percent off',
  amount_off: 'dollars off',
  target: 'of what',
  brand_id: 'brand',
  category: 'category',
  begins_at: 'begins',
  ends_at: 'ends',
  state: 'state',
  hidden: 'hidden',
  visible_from: 'shown from',
  stock: 'stock',
  stock_reason: 'reason',
  restock_at: 'needs restock at',
  sku: 'SKU',
  barcode: 'barcode',
  warranty_months: 'months of warranty',
  serials: 'serial numbers',
  description: 'description',
  name_km: 'name in Khmer',
  description_km: 'description in Khmer',
  image_url: 'image',
  images: 'images',
  products: 'products',
  orders: 'orders',
  invoices: 'invoices',
  people: 'people',
  cost_changed: 'cost changed',
  fields: 'corrected',
  field_order: 'order of the fields',
  customer_name: 'name',
  phone_number: 'phone',
  shipping_address: 'address',
  province: 'province',
  district: 'district',
  note: 'note for the courier',
  status: 'status',
  answer: 'answer',
  flagged: 'flagged',
  uses: 'uses',
  riel_rate: 'riel for a dollar',
  title: 'title',
  title_km: 'title in Khmer',
  text: 'text',
  text_km: 'text in Khmer',
  address_km: 'address in Khmer',
  tin: 'TIN',
  vat_registered: 'registered for VAT',
  logo: 'logo',
  hours: 'opening hours',
  hours_km: 'opening hours in Khmer',
  words: 'words that mean the same',
  also: 'what they mean as well',
  created: 'created',
  changed: 'changed',
  failed: 'failed',
  deleted: 'deleted',
  restored: 'restored',
  sessions: 'sessions',
  browser: 'browser',
  replayed: 'retried',
  resent_as: 'sent again as',
  courier: 'courier',
  via: 'through',
  tracking_number: 'tracking number',
  payment: 'payment',
  amount: 'amount',
  percent: 'percent',
  minimum: 'goods for at least',
  begins_on: 'first day',
  ends_on: 'last day',
  max_uses: 'uses in all',
  max_uses_each: 'uses by one customer',
  product_ids: 'only these products',
  brand_ids: 'only these brands',
  restock: 'sold again',
  reason: 'reason',
  couriers: 'couriers',
  delivery: 'days',
  sellers_may_ship: 'the seller may ship',
  tracking_link: 'tracking link',
  needs_number: 'with tracking numbers',
  from: 'From',
  to: 'To',
  format: 'format',
};

/** The name of a fact. */
export function factWords(fact: string, t: Translate): string {
  return FACTS[fact] ? t(FACTS[fact]) : fact.replaceAll('_', ' ');
}

/** The facts with a fixed set of values, which are translated; other values are free text. */
const VALUES: Record<string, readonly StaffText[]> = {
  role: ['admin', 'seller', 'packer', 'support', 'customer'],
  stock_reason: ['received', 'returned', 'damaged', 'lost', 'counted'],
  status: [
    'pending',
    'paid',
    'shipped',
    'delivered',
    'cancelled',
    'refunded',
    'approved',
    'hidden',
    'queued',
    'sent',
    'failed',
  ],
  state: ['planned', 'running', 'ended'],
  target: ['all', 'brand', 'category', 'products'],
  payment: ['pending', 'completed', 'cancelled', 'refunded'],
};

function valueWords(fact: string, value: unknown, t: Translate): unknown {
  if (fact === 'browser' && typeof value === 'string') return browserWords(value, t);
  // Which facts of a delivery were corrected, without what they are.
  if (fact === 'fields' && Array.isArray(value)) return value.map((name) => factWords(name, t)).join(', ');
  const known = VALUES[fact]?.find((one) => one === value);
  return known ? t(known) : value;
}

type Facts = Record<string, unknown> | null;

export interface Change {
  fact: string;
  before: string;
  after: string;
  /** The items of a list of several, which `before` and `after` only count. */
  items: string[];
}

/** The changed facts of an entry. A missing value is '-', and of a list of several only the number of items is given. */
export function changesOf(before: Facts, after: Facts, t: Translate): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((fact) => {
      const values = [before, after].map((facts) => valueWords(fact, facts?.[fact], t));
      const items = values.flatMap((value) =>
        Array.isArray(value) && value.length > 1 ? value.map((item) => inline(item, t)) : [],
      );
      return { fact, before: shown(values[0], t), after: shown(values[1], t), items };
    })
    .filter((change) => change.before !== change.after || change.items.length > 0);
}

function shown(value: unknown, t: Translate): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (Array.isArray(value) && value.length === 0) return '-';
  if (!Array.isArray(value)) return inline(value, t);
  return value.length === 1 ? inline(value[0], t) : t('{count} entries', { count: value.length });
}

/** A value as a line of text; an object as 'name: Naga, price: 20'. */
function inline(value: unknown, t: Translate): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '');
  return parts.map(([name, part]) => `${factWords(name, t)}: ${inline(part, t)}`).join(', ');
}
