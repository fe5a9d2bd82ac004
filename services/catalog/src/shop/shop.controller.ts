import { Body, Controller, Get, Inject, Patch } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { CONFIG, type CatalogConfig } from '../config.js';
import { editedShopView, lookView, shopView } from './views.js';
import { RielRateRepository } from '../riel/index.js';
import { ChangeShopFacts } from './change-shop-facts.js';
import { ShopFactsRepository } from './shop-facts.repository.js';
import { ShopLookRepository } from './shop-look.repository.js';
import * as dto from './shop.dto.js';

/** How shoppers reach the shop. */
@ApiTags('pages')
@Controller('api')
export class ShopController {
  constructor(
    private readonly facts: ShopFactsRepository,
    private readonly rielRate: RielRateRepository,
    private readonly changeFacts: ChangeShopFacts,
    private readonly looks: ShopLookRepository,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  @Get('shop')
  @Access('public')
  @Answers(
    'Address, opening hours, phone and Telegram of the shop, what is empty is not shown; how it writes its prices, and how it looks',
    200,
    dto.factsAnswer,
  )
  async shown() {
    const [facts, riel, look] = await Promise.all([this.facts.get(), this.rielRate.now(), this.looks.get()]);
    const { rate: riel_rate, prices } = riel;
    return { shop: { ...shopView(facts), riel_rate, prices, look: lookView(look, this.config.SHOP_NAME) } };
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
