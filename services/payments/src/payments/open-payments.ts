import { Injectable } from '@nestjs/common';
import { inRiel, type EventData, type ShopEvent } from '@mekong/contracts';
import type { EntityManager } from 'typeorm';
import { PaymentProviders } from './payment-providers.js';
import { PaymentsRepository } from './payments.repository.js';

/** Opens the payments of placed orders, to be paid by the orders' deadlines. */
@Injectable()
export class OpenPayments {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
  ) {}

  async open(tx: EntityManager, events: ShopEvent<'order.placed.v1'>[]): Promise<void> {
    await this.payments.open(
      tx,
      events.map(({ data: order, traceparent = null }) => ({
        ...this.whatIsAsked(order),
        orderId: order.order_id,
        orderNumber: order.order_number ?? null,
        userId: order.customer.user_id,
        amountCents: order.total.amount,
        deliveryCents: order.shipping.amount,
        taxCents: order.tax.amount,
        rielRate: order.riel_rate ?? null,
        payUntil: new Date(order.pay_until),
        traceparent,
      })),
    );
  }

  /** How it is to be paid, and how many cents or riel that is: what the shopper was shown, at the rate that the order has frozen. */
  private whatIsAsked({ payment, total, riel_rate }: EventData<'order.placed.v1'>) {
    const { method, currency } = payment ?? byDemo;
    const status = this.providers.of(method)?.create ? ('created' as const) : ('pending' as const);
    if (currency === 'USD') return { method, currency, status, amountMinor: total.amount };
    if (!riel_rate) throw new Error('an order in riel comes without its rate');
    return { method, currency, status, amountMinor: inRiel(total.amount, riel_rate) };
  }
}

/** How orders were paid before there was a choice. */
const byDemo = { method: 'demo', currency: 'USD' } as const;
