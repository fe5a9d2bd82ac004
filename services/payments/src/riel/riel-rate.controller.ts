import { Body, Controller, Get, Patch } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { ChangeRielRate } from './change-riel-rate.js';
import * as dto from './riel-rate.dto.js';
import { RielRateRepository, type RielRate } from './riel-rate.repository.js';

const view = ({ rate, version }: RielRate) => ({ riel_rate: rate, version });

/** How many riel a dollar is. Amounts in riel are only shown: what counts is the amount in dollars. */
@ApiTags('payment')
@Controller('api')
export class RielRateController {
  constructor(
    private readonly rates: RielRateRepository,
    private readonly changeRate: ChangeRielRate,
  ) {}

  @Get('payment/riel-rate')
  @Access('public')
  @Answers('About how many riel a dollar is', 200, dto.rateAnswer)
  async shown() {
    return { riel_rate: (await this.rates.now()).rate };
  }

  @Get('admin/riel-rate')
  @Access(['admin'])
  @Answers('The riel rate, for its editor', 200, dto.editedRateAnswer, 401, 403)
  async edited() {
    return { rate: view(await this.rates.now()) };
  }

  @Patch('admin/riel-rate')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers('Sets the riel rate', 200, dto.changedRateAnswer, 400, 401, 403, 409)
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.rateChange }) { riel_rate, version }: dto.RateChange,
  ) {
    const rate = await this.changeRate.change(caller, riel_rate, version).catch(showStale(view));
    return { message: 'Riel rate saved', rate: view(rate) };
  }
}
