import { endOfShopDay, startOfShopDay } from '@mekong/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { Access, Answers, ApiTags, pageOf } from '@mekong/service-defaults';
import { LedgerRepository } from './ledger.repository.js';
import * as dto from './ledger.dto.js';

/** The books: what was paid and given back, by account. */
@ApiTags('payment')
@Controller('api/admin/money')
@Access(['admin', 'support'])
export class LedgerController {
  constructor(private readonly ledger: LedgerRepository) {}

  @Get('ledger')
  @Answers('What was booked, newest first', 200, dto.ledgerAnswer, 400, 401, 403)
  async list(@Query({ schema: dto.ledgerQuery }) { page, limit, from, to, account }: dto.LedgerQuery) {
    const search = {
      from: from ? startOfShopDay(from) : undefined,
      to: to ? endOfShopDay(to) : undefined,
      account,
    };
    const { journals, total } = await this.ledger.findPage(search, page, limit);
    return {
      journals: journals.map(({ id, at, kind, orderId, lines }) => ({
        ...{ id, at: at.toISOString(), kind, order_id: orderId },
        lines,
      })),
      ...pageOf({ page, limit }, total),
    };
  }

  @Get('balances')
  @Answers('What each account holds', 200, dto.balancesAnswer, 401, 403)
  async balances() {
    const balances = await this.ledger.balances();
    return {
      balances: balances.map(({ oldestOpenAt, ...balance }) => ({
        ...balance,
        oldest_open_at: oldestOpenAt?.toISOString() ?? null,
      })),
    };
  }
}
