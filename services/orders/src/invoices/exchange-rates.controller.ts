import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, pageOf, showStale } from '@mekong/service-defaults';
import { EnterExchangeRate } from './enter-exchange-rate.js';
import * as dto from './exchange-rates.dto.js';
import { ExchangeRatesRepository, type ExchangeRate } from './exchange-rates.repository.js';

const view = ({ day, rielRate, version }: ExchangeRate) => ({ day, riel_rate: rielRate, version });

/** The National Bank's rates, by which invoices say their amounts in riel. A day without one has that of the day before. */
@ApiTags('invoices')
@Controller('api/admin/exchange-rates')
export class ExchangeRatesController {
  constructor(
    private readonly rates: ExchangeRatesRepository,
    private readonly enterRate: EnterExchangeRate,
  ) {}

  @Get()
  @Access(['admin', 'support'])
  @Answers("The National Bank's rates of the day, the newest first", 200, dto.ratesAnswer, 400, 401, 403)
  async list(@Query({ schema: dto.ratesPage }) { page, limit }: dto.RatesPage) {
    const { rates, total } = await this.rates.findPage(page, limit);
    return { rates: rates.map(view), ...pageOf({ page, limit }, total) };
  }

  @Put()
  @Access(['admin'])
  @Answers(
    'Enters the rate of a day, or corrects it for later invoices',
    200,
    dto.rateAnswer,
    400,
    401,
    403,
    409,
  )
  async enter(
    @Caller() caller: Identity,
    @Body({ schema: dto.rateBody }) { day, riel_rate: rielRate, version }: dto.RateBody,
  ) {
    return { rate: view(await this.enterRate.enter(caller, day, rielRate, version).catch(showStale(view))) };
  }
}
