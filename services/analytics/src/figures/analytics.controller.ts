import { Controller, Get, Query } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, sellerScope } from '@mekong/service-defaults';
import { AnalyticsRepository } from './analytics.repository.js';
import { dayView, productsView, profitView, salesView, soldByKindView, wayView } from './views.js';
import { daysIn, rangeBefore, type Range } from '../range.js';
import type { Scope } from '../scope.js';
import * as dto from './analytics.dto.js';

/** Figures of the whole shop for admins, and of their own sales for sellers. */
@ApiTags('analytics')
@Controller('api/analytics')
@Access(['admin', 'seller'])
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsRepository) {}

  @Get()
  @Answers(
    'Sales of a range of days and of the one before, and what is low in stock',
    200,
    dto.analyticsAnswer,
    400,
    401,
    403,
  )
  async overview(@Caller() caller: Identity, @Query({ schema: dto.rangeQuery }) range: dto.RangeQuery) {
    const seller = sellerScope(caller);
    const earlier = rangeBefore(range);
    const [{ days, ways, profits }, now, before, soldByKind, products] = await Promise.all([
      this.analytics.sales({ from: earlier.from, to: range.to }, range.from, seller),
      this.conversion(range, seller),
      this.conversion(earlier, seller),
      this.analytics.soldByKind(range, seller),
      this.analytics.products(range, seller),
    ]);
    const own = days.slice(daysIn(earlier));
    const profitOf = new Map(profits.map((profit) => [profit.day, profit]));
    const isNow = ({ day }: { day: string }) => day >= range.from;
    const [ownProfits, profitsBefore] = [profits.filter(isNow), profits.filter((one) => !isNow(one))];
    return {
      now: { ...range, ...salesView(own), ...profitView(ownProfits), ...now },
      before: {
        ...earlier,
        ...salesView(days.slice(0, daysIn(earlier))),
        ...profitView(profitsBefore),
        ...before,
      },
      days: own.map((day) => dayView(day, profitOf.get(day.day))),
      ways: ways.map(wayView(Boolean(seller))),
      ...soldByKindView(soldByKind),
      ...productsView(products),
    };
  }

  /** A cart has no seller, so that only the whole shop has a conversion. */
  private async conversion(range: Range, seller: Scope) {
    if (seller) return { carts: null, conversion: null };
    const { carts, paid } = await this.analytics.conversion(range);
    return { carts, conversion: carts ? paid / carts : null };
  }
}
