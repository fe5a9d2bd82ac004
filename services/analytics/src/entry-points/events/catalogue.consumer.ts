import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { FollowCatalogue } from '../../use-cases/follow-catalogue.js';
import { FollowShoppers } from '../../use-cases/follow-shoppers.js';

@Controller()
export class CatalogueConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly catalogue: FollowCatalogue,
    private readonly shoppers: FollowShoppers,
  ) {}

  @EventPattern<string>('product.created.v1')
  created(@Payload() event: ShopEvent<'product.created.v1'>) {
    return this.inbox.once(event, (tx) => this.catalogue.productsAre(tx, [event.data]));
  }

  @EventPattern<string>('product.changed.v1')
  changed(@Payload() event: ShopEvent<'product.changed.v1'>) {
    return this.inbox.once(event, (tx) => this.catalogue.productsAre(tx, [event.data]));
  }

  @EventPattern<string>('product.deleted.v1')
  deleted(@Payload() event: ShopEvent<'product.deleted.v1'>) {
    return this.inbox.once(event, (tx) => this.catalogue.productsAreGone(tx, [event.data]));
  }

  @EventPattern<string>('products.written.v1')
  written(@Payload() event: ShopEvent<'products.written.v1'>) {
    return this.inbox.once(event, (tx) => this.catalogue.productsAre(tx, event.data.products));
  }

  @EventPattern<string>('products.deleted.v1')
  manyDeleted(@Payload() event: ShopEvent<'products.deleted.v1'>) {
    return this.inbox.once(event, (tx) => this.catalogue.productsAreGone(tx, event.data.products));
  }

  @EventPattern<string>('brand.created.v1')
  brandCreated(@Payload() event: ShopEvent<'brand.created.v1'>) {
    return this.inbox.once(event, (tx) => this.catalogue.brandIs(tx, event.data, event.time));
  }

  @EventPattern<string>('brand.changed.v1')
  brandChanged(@Payload() event: ShopEvent<'brand.changed.v1'>) {
    return this.inbox.once(event, (tx) => this.catalogue.brandIs(tx, event.data, event.time));
  }

  @EventPattern<string>('stock.changed.v1')
  stockChanged(@Payload() event: ShopEvent<'stock.changed.v1'>) {
    return this.inbox.once(event, (tx) => this.catalogue.stockIs(tx, event.data));
  }

  @EventPattern<string>('search.missed.v1')
  searchMissed(@Payload() event: ShopEvent<'search.missed.v1'>) {
    return this.inbox.once(event, (tx) => this.shoppers.searchedInVain(tx, event.data.term, event.time));
  }
}
