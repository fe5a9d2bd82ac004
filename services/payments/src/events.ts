import { Injectable } from '@nestjs/common';
import type { EventData, ShopEvent } from '@mekong/contracts';
import { oneByOne, type EventHandlers } from '@mekong/messaging';
import { FollowOrders, TakeCash, UndoCash } from './cash-desk/index.js';
import { FreeLateMoney } from './posting/index.js';
import { FindPayment, OpenPayments, PaymentsRepository, RefundPayment } from './payments/index.js';
import { PreparePayments } from './bank-checks/index.js';

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
    private readonly preparePayments: PreparePayments,
    private readonly followOrders: FollowOrders,
    private readonly takeCash: TakeCash,
    private readonly undoCash: UndoCash,
    private readonly freeLateMoney: FreeLateMoney,
  ) {}

  readonly handlers: EventHandlers<'payments'>['handlers'] = {
    'order.placed.v1': (tx, events) => this.openPayments.open(tx, events),
    'orders.settled.v1': (tx, events) =>
      this.payments.noteReceivedUntil(tx, newest(events.map(({ data }) => data.placed_until))),
    'order.refunded.v1': oneByOne((tx, { data }) => this.refundPayment.all(tx, data.order_id)),
    'order.partly-refunded.v1': oneByOne((tx, { data }) =>
      this.refundPayment.part(tx, data.order_id, data.amount.amount),
    ),
    'order.shipped.v1': (tx, events) => this.followOrders.moved(tx, events, true),
    'order.sent-again.v1': (tx, events) => this.followOrders.moved(tx, events, false),
    'order.cancelled.v1': (tx, events) => this.followOrders.cancelled(tx, events),
    'order.goes-on.v1': oneByOne((tx, { data }) => this.followOrders.goesOn(tx, data.order_id)),
    'order.not-reopened.v1': oneByOne((tx, { data }) => this.freeLateMoney.free(tx, data)),
    'order.cash-collected.v1': oneByOne((tx, { data }) => this.takeCash.collected(tx, data)),
    'order.hand-over-undone.v1': oneByOne((tx, { data }) => this.undoCash.undo(tx, data)),
    'order.cash-refused.v1': oneByOne((tx, { data }) => this.takeCash.refused(tx, data)),
  };

  afterCommit(events: ShopEvent[]): void {
    this.findPayment.retryNow(events.map(({ subject }) => subject));
    const outside = events.filter(isPaidOutside).map(({ subject }) => subject);
    // What fails here is made up for by a job.
    if (outside.length > 0) void this.preparePayments.prepareOf(outside).catch(() => undefined);
  }
}

/** Whether a provider has to know of it. */
function isPaidOutside({ type, data }: ShopEvent): boolean {
  if (type !== 'order.placed.v1') return false;
  const { payment } = data as EventData<'order.placed.v1'>;
  return payment?.method === 'khqr';
}

/** The latest of these ISO times. */
const newest = (times: string[]) => times.sort().at(-1)!;
