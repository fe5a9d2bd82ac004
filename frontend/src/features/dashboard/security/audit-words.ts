const ACTIONS: Record<string, string> = {
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
  'mail.resent': 'Sent a mail again',
  'brand.created': 'Created brand',
  'brand.edited': 'Edited brand',
  'brand.deleted': 'Deleted brand',
  'brand.merged': 'Merged brand into another',
  'account.password-changed': 'Changed own password',
  'account.password-reset': 'Reset own password by mail',
  'account.two-step-switched-on': 'Switched on own two-step login',
  'account.two-step-switched-off': 'Switched off own two-step login',
};

/** An action in plain words; one that is not known here is shown as it came, e.g. 'order.mark-paid' as 'Order mark paid'. */
export function actionWords(action: string): string {
  const plain = action.replaceAll(/[.-]/g, ' ');
  return ACTIONS[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

type Facts = Record<string, unknown> | null;

export interface Change {
  fact: string;
  before: string;
  after: string;
}

/** The facts of an entry one by one; '-' stands for none. */
export function changesOf(before: Facts, after: Facts): Change[] {
  const facts = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...facts].map((fact) => ({
    fact: fact.replaceAll('_', ' '),
    before: shown(before?.[fact]),
    after: shown(after?.[fact]),
  }));
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
