import { Body, Controller, Get, Inject, Patch } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  inEnvironment,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { CONFIG, type PaymentsConfig } from '../config.js';
import { ChangeRielRate } from './change-riel-rate.js';
import * as dto from './riel-rate.dto.js';
import { RielRateRepository, type DatedRate, type RielRate } from './riel-rate.repository.js';

const datedView = ({ rate, from }: DatedRate) => ({ riel_rate: rate, from: from.toISOString() });

/** How many riel a dollar is. Amounts in riel are only shown: what counts is the amount in dollars. */
@ApiTags('payment')
@Controller('api')
export class RielRateController {
  constructor(
    private readonly rates: RielRateRepository,
    private readonly changeRate: ChangeRielRate,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  @Get('payment/riel-rate')
  @Access('public')
  @Answers('About how many riel a dollar is', 200, dto.rateAnswer)
  async shown() {
    return { riel_rate: (await this.rates.now()).rate };
  }

  @Get('admin/riel-rate')
  @Access(['admin'])
  @Answers('The riel rate and how prices are written, for their editor', 200, dto.editedRateAnswer, 401, 403)
  async edited() {
    const [rate, dated] = await Promise.all([this.rates.now(), this.rates.findDated()]);
    return { rate: this.viewOf(rate), rates: dated.map(datedView) };
  }

  @Patch('admin/riel-rate')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers('Sets the riel rate, and how prices are written', 200, dto.changedRateAnswer, 400, 401, 403, 409)
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.rateChange }) { riel_rate, prices, version }: dto.RateChange,
  ) {
    const wanted = { rate: riel_rate, prices };
    const rate = await this.changeRate
      .change(caller, wanted, version)
      .catch(showStale((current: RielRate) => this.viewOf(current)));
    return { message: 'Riel rate saved', rate: this.viewOf(rate) };
  }

  private viewOf({ rate, prices, version }: RielRate) {
    return { riel_rate: rate, prices, version, environment: inEnvironment(this.config, 'KHR_RATE') };
  }
}
