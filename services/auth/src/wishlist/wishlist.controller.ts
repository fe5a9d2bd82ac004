import { notFound } from '@mekong/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity } from '@mekong/service-defaults';
import * as dto from './wishlist.dto.js';
import { WishlistsRepository } from './wishlists.repository.js';

@ApiTags('account')
@Controller('api/account/wishlist')
@Access('verified')
export class WishlistController {
  constructor(private readonly wishlists: WishlistsRepository) {}

  @Get()
  @Answers('The products that you have marked', 200, dto.wishlistAnswer, 401, 403)
  async find(@Caller() { userId }: Identity) {
    return { products: await this.wishlists.find(userId) };
  }

  @Put()
  @Answers('Says which products you have marked, all of them', 200, dto.wishlistAnswer, 400, 401, 403, 404)
  async keep(@Caller() { userId }: Identity, @Body({ schema: dto.wishlistBody }) body: dto.WishlistBody) {
    const products = await this.wishlists.keep(userId, body.products);
    if (!products) throw notFound('User');
    return { products };
  }
}
