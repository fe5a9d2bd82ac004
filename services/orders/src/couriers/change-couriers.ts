import { StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { aboutCouriers, factsOfCouriers } from './audit.js';
import type { Courier, CourierList } from './courier.js';
import { CouriersRepository } from './couriers.repository.js';

/**
 * Admins change the couriers, all in one. Orders keep the courier and the link that they were shipped with. Publishes
 * staff.acted; throws StaleEdit when somebody else has changed them.
 */
@Injectable()
export class ChangeCouriers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: CouriersRepository,
    private readonly outbox: Outbox,
  ) {}

  change(caller: Identity, couriers: Courier[], seen: number): Promise<CourierList> {
    return this.dataSource.transaction(async (tx) => {
      const before = await this.repository.find(tx);
      const version = before.version === seen && (await this.repository.change(tx, couriers, seen));
      if (!version) throw new StaleEdit('list of couriers', await this.repository.find(tx), ['couriers']);
      const change = { before: factsOfCouriers(before.couriers), after: factsOfCouriers(couriers) };
      await this.outbox.record(tx, staffActed(caller, 'couriers.changed', aboutCouriers, change));
      return { couriers, version };
    });
  }
}
