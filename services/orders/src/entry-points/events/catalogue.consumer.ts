import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { ShopEvent } from '@mekong/contracts';
import { Inbox } from '@mekong/messaging';
import { FollowCatalogue } from '../../use-cases/follow-catalogue.js';

@Controller()
export class CatalogueConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly catalogue: FollowCatalogue,
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
}
