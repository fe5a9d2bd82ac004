import type { EventData } from '@mekong/contracts';

export const alertKinds = ['order', 'stock', 'review', 'failure'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** What happened; the dashboard has a text for each. */
export const alertSubjects = [
  'order.paid',
  'order.to-confirm',
  'order.cancelled',
  'order.refunded',
  'order.return-asked',
  'stock.low',
  'stock.sold-out',
  'review.written',
  'review.flagged',
  'question.asked',
  'brands.wanted',
  'mail.failed',
  'report.failed',
  'event.dead-lettered',
  'payment.cannot-check',
  'payment.review',
  'money.unmatched',
  'money.waits',
] as const;
export type AlertSubject = (typeof alertSubjects)[number];

/** The facts of an alert; its subject decides which of them there are. */
export interface AlertFacts {
  order_id?: string;
  order_number?: string;
  customer_name?: string;
  products?: { id: number; name: string; quantity: number }[];
  total_cents?: number;
  reason?: string;
  /** Of so many orders that were cancelled or not paid in time, which one alert tells of; missing for one. */
  count?: number;
  /** What `reason` says, for readers of another language. */
  faults?: EventData<'report.failed.v1'>['fault'][];
  product_id?: number;
  product_name?: string | null;
  available?: number;
  review_id?: number;
  rating?: number;
  question_id?: number;
  /** The bulk upload that names these brands, which the shop does not have. */
  upload_id?: string;
  brands?: string[];
  /** What became of the review or question; missing while it waits. */
  decision?: EventData<'review.decided.v1' | 'question.settled.v1'>['decision'];
  mail_id?: string;
  template?: string;
  to?: string;
  report_kind?: string;
  service?: string;
  event_type?: string;
}

export interface NewAlert {
  kind: AlertKind;
  what: AlertSubject;
  /** The seller whose alert it is; null for an alert of the admins. */
  sellerId: string | null;
  /** The user whose act it is about, to whom it is not shown. */
  actedBy?: string;
  /** The number from which on its readers want to know of a low stock; missing for those who go by each product's own. */
  stockFrom?: number;
  facts: AlertFacts;
}

/** An alert as one person sees it. */
export interface SeenAlert extends NewAlert {
  id: number;
  createdAt: Date;
  readAt: Date | null;
  /** Of a list that is grouped: those that this one, their newest, stands for. */
  group?: AlertGroup;
}

/** Alerts of one subject and one day of the shop. */
export interface AlertGroup {
  day: string;
  count: number;
  unread: number;
  isSettled: boolean;
}

/** Who reads alerts: sellers their own, admins those of the admins. */
export interface Reader {
  userId: string;
  role: string;
}
