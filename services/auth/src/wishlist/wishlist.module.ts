import { Module } from '@nestjs/common';
import { WishlistController } from './wishlist.controller.js';
import { WishlistsRepository } from './wishlists.repository.js';

@Module({
  controllers: [WishlistController],
  providers: [WishlistsRepository],
  exports: [WishlistsRepository],
})
export class WishlistModule {}
