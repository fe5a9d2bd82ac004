import { Controller, Get, Query } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, sellerScope } from '@mekong/service-defaults';
import { AnalyticsRepository } from './analytics.repository.js';
import { rangeBefore, type Range } from '../range.js';
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
    const [now, before, days, categories, brands, best_sellers, low_stock, low_stock_total] =
      await Promise.all([
        this.period(range, seller),
        this.period(rangeBefore(range), seller),
        this.analytics.days(range, seller),
        this.analytics.byCategory(range, seller),
        this.analytics.byBrand(range, seller),
        this.analytics.bestSellers(range, seller),
        this.analytics.lowStock(seller),
        this.analytics.countLowStock(seller),
      ]);
    return { now, before, days, categories, brands, best_sellers, low_stock, low_stock_total };
  }

  private async period(range: Range, seller: Scope) {
    const totals = await this.analytics.totals(range, seller);
    const conversion = seller ? null : await this.analytics.conversion(range);
    return {
      ...range,
      ...totals,
      average: totals.orders ? Math.round((totals.revenue / totals.orders) * 100) / 100 : null,
      carts: conversion?.carts ?? null,
      conversion: conversion?.carts ? conversion.paid / conversion.carts : null,
    };
  }
}
