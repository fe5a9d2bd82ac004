import { notFound } from '@mekong/contracts';
import { onceByKey, type Identity } from '@mekong/service-defaults';
import { type ImageFile, TakeImage } from '@mekong/uploads';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Order, OrderChanges, OrdersRepository } from '../orders/index.js';
import { TooManyReturns } from './errors.js';
import { returnChanged } from './return-event.js';
import { ReturnRules } from './return-rules.js';
import type { Return, WantedReturn } from './return.js';
import { ReturnsRepository } from './returns.repository.js';

const most = 20;

/** The longest side of a kept photo, in pixels. */
const photoSide = 1_200;

const isOwn = ({ userId }: Order, caller: Identity) => userId === caller.userId;

/**
 * A customer asks to return pieces of a delivered order. The lock of the order's row bounds how many, whoever asks at once.
 * Publishes order.return-changed; throws NotReturnable, TooManyToReturn or TooManyReturns, and what `TakeImage` does of a photo.
 */
@Injectable()
export class RequestReturn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly orders: OrdersRepository,
    private readonly returns: ReturnsRepository,
    private readonly rules: ReturnRules,
    private readonly takeImage: TakeImage,
  ) {}

  async request(
    caller: Identity,
    orderId: string,
    wanted: WantedReturn,
    files: ImageFile[],
  ): Promise<Return> {
    // Nobody has images read for an order that is not theirs, or that never came.
    if (!(await this.orders.findOwn(orderId, caller.userId))) throw notFound('Order');
    await this.rules.requireDelivered(orderId);
    const photos: Buffer[] = [];
    for (const file of files) photos.push(await this.takeImage.asWebp(caller.userId, file, photoSide));
    return onceByKey(this.dataSource, async (tx) => {
      let made: Return | undefined;
      const change = async (order: Order) => {
        if (wanted.lines.some(({ id }) => order.items.every((item) => item.id !== id)))
          throw notFound('Line');
        await this.rules.require(order, wanted, tx);
        if ((await this.returns.countOf(tx, orderId)) >= most) throw new TooManyReturns(most);
        made = await this.returns.find(await this.returns.insert(tx, orderId, wanted, photos), tx);
        return {
          entry: { type: 'return_requested' as const },
          events: [returnChanged(order, made!, 'requested')],
        };
      };
      await this.changes.change(tx, caller, orderId, change, isOwn);
      return made!;
    });
  }
}
