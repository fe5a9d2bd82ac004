import { Injectable } from '@nestjs/common';
import type { ShopEvent } from '@mekong/contracts';
import { oneByOne, type EventHandlers } from '@mekong/messaging';
import { FindPayment } from './find-payment.js';
import { OpenPayments } from './open-payments.js';
import { PaymentsRepository } from './payments.repository.js';
import { RefundPayment } from './refund-payment.js';

/** The handlers of the events that payments subscribes to. */
@Injectable()
export class PaymentsEvents implements EventHandlers<'payments'> {
  /** Shoppers wait for their QR. */
  readonly gatherMs = 5;

  constructor(
    private readonly openPayments: OpenPayments,
    private readonly findPayment: FindPayment,
    private readonly payments: PaymentsRepository,
    private readonly refundPayment: RefundPayment,
  ) {}

  readonly handlers: EventHandlers<'payments'>['handlers'] = {
    'order.placed.v1': (tx, events) => this.openPayments.open(tx, events),
    'orders.settled.v1': (tx, events) =>
      this.payments.noteReceivedUntil(tx, newest(events.map(({ data }) => data.placed_until))),
    'order.refunded.v1': oneByOne((tx, { data }) => this.refundPayment.all(tx, data.order_id)),
    'order.partly-refunded.v1': oneByOne((tx, { data }) =>
      this.refundPayment.part(tx, data.order_id, data.amount.amount),
    ),
  };

  afterCommit(events: ShopEvent[]): void {
    this.findPayment.retryNow(events.map(({ subject }) => subject));
  }
}

/** The latest of these ISO times. */
const newest = (times: string[]) => times.sort().at(-1)!;
