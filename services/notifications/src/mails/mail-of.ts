import type { EventData } from '@mekong/contracts';
import type { UnpaidOrder } from './templates/payment-reminder.js';
import type { Receiver, SeenAlert } from '../alerts/index.js';
import type { NewMail } from './mails.repository.js';
import type { Wait, WaitedProduct } from './wait.js';
import type { MailedAlert } from './templates/staff-alerts.js';

/** More than that nobody reads in a mail. */
const maxListed = 30;

/** The mail to send for an event, as a part of the event's trace. */
export function causedBy<Data, Made extends NewMail>(mail: (data: Data) => Made) {
  return ({ data, traceparent }: { data: Data; traceparent?: string }): Made => ({
    ...mail(data),
    traceparent,
  });
}

/** The mails to send for the events. */
export const mailOf = {
  code: ({
    user_id: userId,
    email,
    name,
    code_sealed,
    code_expires_at: expires_at,
  }: EventData<'user.signed-up.v1' | 'user.code-requested.v1'>): NewMail => ({
    template: 'verification-code',
    to: email,
    userId,
    params: { name, expires_at },
    secretSealed: code_sealed,
  }),
  welcome: ({ user_id: userId, email, name }: EventData<'user.verified.v1'>): NewMail => ({
    template: 'welcome',
    to: email,
    userId,
    params: { name },
  }),
  reset: ({
    user_id: userId,
    email,
    name,
    token_sealed,
    token_expires_at: expires_at,
  }: EventData<'user.password-reset-requested.v1'>): NewMail => ({
    template: 'password-reset',
    to: email,
    userId,
    params: { name, expires_at },
    secretSealed: token_sealed,
  }),
  invitation: ({
    user_id: userId,
    email,
    role,
    token_sealed,
    token_expires_at: expires_at,
  }: EventData<'user.invited.v1'>): NewMail => ({
    template: 'invitation',
    to: email,
    userId,
    params: { role, expires_at },
    secretSealed: token_sealed,
  }),
  alerts: ({ userId, email }: Receiver, alerts: SeenAlert[]): NewMail => ({
    template: 'staff-alerts',
    to: email,
    userId,
    params: { alerts: alerts.slice(-maxListed).reverse().map(factsForMail), count: alerts.length },
  }),
  confirmAlert: (wait: Wait, product: WaitedProduct, secretSealed: string, until: Date): NewMail => ({
    template: 'confirm-alert',
    to: wait.email,
    params: { ...alertParams(wait, product), expires_at: until.toISOString() },
    secretSealed,
  }),
  productAlert: (wait: Wait, product: WaitedProduct, end: string, priceCents: number | null): NewMail => ({
    template: 'product-alert',
    to: wait.email,
    userId: wait.userId ?? undefined,
    params: { ...alertParams(wait, product), end, price_cents: priceCents ?? undefined },
  }),
  unpaid: (order: UnpaidOrder) => mailToCustomer('payment-reminder', order),
  cashOrder: (data: EventData<'order.placed.v1'>) => mailToCustomer('cash-order', data),
  paid: (data: EventData<'order.paid.v1'>) => mailToCustomer('order-receipt', data),
  shipped: (data: EventData<'order.shipped.v1'>) => mailToCustomer('order-shipped', data),
  corrected: (data: EventData<'order.shipment-corrected.v1'>) =>
    mailToCustomer('order-shipment-corrected', data),
  cameBack: (data: EventData<'order.came-back.v1'>) => mailToCustomer('order-came-back', data),
  sentAgain: (data: EventData<'order.sent-again.v1'>) => mailToCustomer('order-sent-again', data),
  returnChanged: (data: EventData<'order.return-changed.v1'>) => mailToCustomer('order-return', data),
  questionAnswered: (data: EventData<'question.answered.v1'>) => mailToCustomer('question-answered', data),
  cancelled: (data: EventData<'order.cancelled.v1'>) => mailToCustomer('order-cancelled', data),
  delivered: (data: EventData<'order.delivered.v1'>) => mailToCustomer('order-delivered', data),
  partlyRefunded: (data: EventData<'order.partly-refunded.v1'>) =>
    mailToCustomer('order-partly-refunded', data),
  refunded: (data: EventData<'order.refunded.v1'>) => mailToCustomer('order-refunded', data),
};

const alertParams = ({ kind, language }: Wait, { product_id, name, name_km, category }: WaitedProduct) => ({
  ...{ kind, language, product_id, name },
  ...{ name_km: name_km ?? undefined, category: category ?? undefined },
});

/** Without the names and addresses of customers, which would stay in the mail after their account is gone. */
const factsForMail = ({ what, facts }: SeenAlert): MailedAlert => ({
  what,
  order: facts.order_number ?? facts.order_id,
  totalCents: facts.total_cents,
  isExpired: facts.reason === 'expired',
  count: facts.count,
  product: facts.product_name ?? facts.product_id,
  available: facts.available,
  rating: facts.rating,
});

function mailToCustomer(
  template: NewMail['template'],
  data: { customer: { user_id: string; email: string } },
): NewMail & { userId: string } {
  const { user_id: userId, email } = data.customer;
  return { template, to: email, userId, params: data };
}
