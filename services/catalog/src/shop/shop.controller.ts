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
import { editedShopView, shopView } from './views.js';
import { RielRateRepository } from '../riel/index.js';
import { ChangeShopFacts } from './change-shop-facts.js';
import { ShopFactsRepository } from './shop-facts.repository.js';
import * as dto from './shop.dto.js';

/** How shoppers reach the shop. */
@ApiTags('pages')
@Controller('api')
export class ShopController {
  constructor(
    private readonly facts: ShopFactsRepository,
    private readonly rielRate: RielRateRepository,
    private readonly changeFacts: ChangeShopFacts,
  ) {}

  @Get('shop')
  @Access('public')
  @Answers(
    'Address, opening hours, phone and Telegram of the shop, what is empty is not shown; and how it writes its prices',
    200,
    dto.factsAnswer,
  )
  async shown() {
    const [facts, riel] = await Promise.all([this.facts.get(), this.rielRate.now()]);
    return { shop: { ...shopView(facts), riel_rate: riel.rate, prices: riel.prices } };
  }

  @Get('admin/shop')
  @Access(['admin'])
  @Answers('The same, for its editor', 200, dto.editedFactsAnswer, 401, 403)
  async edited() {
    return { shop: editedShopView(await this.facts.get()) };
  }

  @Patch('admin/shop')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers('Changes how shoppers reach the shop', 200, dto.changedFactsAnswer, 400, 401, 403, 409)
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.factsChange }) { address_km, hours_km, ...rest }: dto.FactsChange,
  ) {
    const edit = { ...rest, addressKm: address_km, hoursKm: hours_km };
    const facts = await this.changeFacts.change(caller, edit).catch(showStale(editedShopView));
    return { message: 'Footer saved', shop: editedShopView(facts) };
  }
}
