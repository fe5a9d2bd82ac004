import type { StaffText } from '../i18n/staff-i18n';

type Translate = (text: StaffText) => string;

const ACTIONS: Record<string, StaffText> = {
  'user.edited': 'Edited user',
  'user.role-changed': 'Changed role',
  'user.password-set': 'Set a new password',
  'user.blocked': 'Blocked user',
  'user.unblocked': 'Unblocked user',
  'user.deleted': 'Deleted user',
  'user.verification-resent': 'Resent verification',
  'user.two-step-reset': 'Switched off two-step login of user',
  'product.created': 'Created product',
  'product.edited': 'Edited product',
  'product.deleted': 'Deleted product',
  'product.uploaded': 'Uploaded in bulk',
  'product.upload-undone': 'Undid bulk upload',
  'mail.resent': 'Sent a mail again',
  'brand.created': 'Created brand',
  'brand.edited': 'Edited brand',
  'brand.deleted': 'Deleted brand',
  'brand.merged': 'Merged brand into another',
  'review.moderated': 'Moderated review',
  'image.uploaded': 'Uploaded image',
  'image.replaced': 'Replaced image',
  'image.deleted': 'Deleted image',
  'order.shipped': 'Marked order as shipped',
  'order.delivered': 'Marked order as delivered',
  'order.cancelled': 'Cancelled order',
  'order.refunded': 'Refunded order',
  'account.password-changed': 'Changed own password',
  'account.password-reset': 'Reset own password by mail',
  'account.two-step-switched-on': 'Switched on own two-step login',
  'account.two-step-switched-off': 'Switched off own two-step login',
};

/** An action in plain words; one that is not known here is shown as it came, e.g. 'order.mark-paid' as 'Order mark paid'. */
export function actionWords(action: string, t: Translate): string {
  const plain = action.replaceAll(/[.-]/g, ' ');
  return ACTIONS[action] ? t(ACTIONS[action]) : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The facts that have words of their own; others are shown by their names. */
const FACTS: Record<string, StaffText> = {
  name: 'name',
  email: 'email',
  role: 'role',
  phone: 'phone',
  address: 'address',
  brand: 'brand',
  price: 'price',
  stock: 'stock',
  description: 'description',
  name_km: 'name in Khmer',
  description_km: 'description in Khmer',
  image_url: 'image',
  products: 'products',
  status: 'status',
  answer: 'answer',
  uses: 'uses',
};

/** The name of a fact in plain words. */
export function factWords(fact: string, t: Translate): string {
  return FACTS[fact] ? t(FACTS[fact]) : fact.replaceAll('_', ' ');
}

type Facts = Record<string, unknown> | null;

export interface Change {
  fact: string;
  before: string;
  after: string;
}

/** The facts of an entry one by one, by their names; '-' stands for none. */
export function changesOf(before: Facts, after: Facts): Change[] {
  const facts = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...facts].map((fact) => ({
    fact,
    before: shown(before?.[fact]),
    after: shown(after?.[fact]),
  }));
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
