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
import { ChangeShopLook } from './change-shop-look.js';
import * as dto from './shop-look.dto.js';
import type { ShopLook } from './shop-look.entity.js';
import { ShopLookRepository } from './shop-look.repository.js';
import { editedLookView } from './views.js';

/** How the shop calls itself and looks. */
@ApiTags('pages')
@Controller('api/admin/shop/look')
@Access(['admin'])
export class ShopLookController {
  constructor(
    private readonly looks: ShopLookRepository,
    private readonly changeLook: ChangeShopLook,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {}

  @Get()
  @Answers(
    'Name, logo, colours, landing page and mail footer of the shop, for their editor',
    200,
    dto.lookAnswer,
    401,
    403,
  )
  async edited() {
    return { look: this.viewOf(await this.looks.get()) };
  }

  @Patch()
  @NeedsFreshPassword()
  @Answers(
    'Changes what is named of them; 409 also for what the environment sets',
    200,
    dto.changedLookAnswer,
    400,
    401,
    403,
    409,
  )
  async change(@Caller() caller: Identity, @Body({ schema: dto.lookChange }) edit: dto.LookChange) {
    const changed = this.changeLook.change(caller, edit);
    const look = await changed.catch(showStale((current: ShopLook) => this.viewOf(current)));
    return { message: 'Settings saved', look: this.viewOf(look) };
  }

  private viewOf(look: ShopLook) {
    return editedLookView(look, { name: this.config.SHOP_NAME ?? null });
  }
}
