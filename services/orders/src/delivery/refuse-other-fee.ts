import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CashSettingsRepository, takesCashIn } from '../cash/index.js';
import { isPaidAtDoor, type Order } from '../orders/index.js';
import { DeliveryEntriesRepository } from './delivery-entries.repository.js';
import { feeAt, type DeliveryPlace } from './delivery-methods.js';
import { BroughtForAnother } from './errors.js';

/** Keeps customers from ordering to where it costs little, and then having it brought to where it costs more. */
@Injectable()
export class RefuseOtherFee {
  constructor(
    private readonly entries: DeliveryEntriesRepository,
    private readonly cash: CashSettingsRepository,
  ) {}

  /** Throws BroughtForAnother where a locked order cannot go there as it was chosen, for what it costs. */
  async at(tx: EntityManager, order: Order, place: DeliveryPlace): Promise<void> {
    if (order.isPickUp) return;
    if (!(await this.isForTheSame(tx, order, place)) || !(await this.isPaidThere(tx, order, place)))
      throw new BroughtForAnother();
  }

  /** What the shop asks by now for where it goes already is not what the correction costs. */
  private async isForTheSame(tx: EntityManager, order: Order, place: DeliveryPlace): Promise<boolean> {
    const { entries } = await this.entries.find(tx);
    const feeIn = (where: DeliveryPlace) => feeAt(entries, where, order.deliveryMethod, order.subtotalCents);
    const fee = feeIn(place);
    if (fee === undefined) return false;
    return hasFreeDelivery(order) || fee <= Math.max(order.shippingCents, feeIn(order) ?? 0);
  }

  private async isPaidThere(tx: EntityManager, order: Order, { province }: DeliveryPlace): Promise<boolean> {
    if (!isPaidAtDoor(order) || province === order.province) return true;
    return Boolean(province) && takesCashIn(await this.cash.find(tx), province!);
  }
}

/** A code that takes nothing off the goods is one for free delivery. */
const hasFreeDelivery = ({ promoCode, discountCents }: Order) => promoCode !== null && discountCents === 0;
