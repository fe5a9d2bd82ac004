import { Injectable } from '@nestjs/common';
import { oneByOne, productHandlers, type EventHandlers } from '@mekong/messaging';
import { KeepNews } from './news/index.js';
import { ForgetCustomer } from './orders/index.js';
import { ForgetPast } from './past-orders/index.js';
import { ApplyPayments, ReopenOrder } from './payments/index.js';
import { RielRateRepository } from './riel/index.js';
import { KeepSellers, KeepStaff } from './staff/index.js';
import { DeleteProducts, ProductsRepository, UpsertProducts } from './stock/index.js';
import { JudgeStep } from './wanted-steps/index.js';

/** The handlers of the events that orders subscribes to. */
@Injectable()
export class OrdersEvents implements EventHandlers<'orders'> {
  /** Shoppers wait to see that they have paid. */
  readonly gatherMs = 5;

  constructor(
    private readonly upsertProducts: UpsertProducts,
    private readonly deleteProducts: DeleteProducts,
    private readonly products: ProductsRepository,
    private readonly applyPayments: ApplyPayments,
    private readonly reopenOrder: ReopenOrder,
    private readonly forgetCustomer: ForgetCustomer,
    private readonly forgetPast: ForgetPast,
    private readonly rielRates: RielRateRepository,
    private readonly keepSellers: KeepSellers,
    private readonly keepStaff: KeepStaff,
    private readonly keepNews: KeepNews,
    private readonly judgeStep: JudgeStep,
  ) {}

  readonly handlers: EventHandlers<'orders'>['handlers'] = {
    ...productHandlers({
      upsert: (tx, products) => this.upsertProducts.upsert(tx, products),
      remove: (tx, products) => this.deleteProducts.delete(tx, products),
    }),
    'product.brands-told.v1': oneByOne((tx, { data }) => this.products.keepBrands(tx, data.products)),
    'payment.completed.v1': (tx, events) => this.applyPayments.apply(tx, events),
    'payment.expired.v1': (tx, events) => this.applyPayments.apply(tx, events),
    'payment.cancelled.v1': (tx, events) => this.applyPayments.apply(tx, events),
    'payment.review.v1': (tx, events) => this.applyPayments.apply(tx, events),
    'payment.came-late.v1': oneByOne((tx, event) => this.reopenOrder.reopen(tx, event)),
    'riel-rate.changed.v1': oneByOne((tx, { data }) => this.rielRates.keep(tx, data)),
    'user.changed.v1': async (tx, events) => {
      await this.keepSellers.keep(tx, events);
      await this.keepStaff.keep(tx, events);
      await this.keepNews.keep(tx, events);
    },
    'user.deleted.v1': oneByOne(async (tx, { data }) => {
      await this.forgetCustomer.forget(tx, data.user_id);
      await this.forgetPast.forget(tx, data);
    }),
    'order.step-wanted.v1': oneByOne((tx, { data }) => this.judgeStep.judge(tx, data)),
  };
}
