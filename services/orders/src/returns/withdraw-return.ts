import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { ReturnChanges } from './return-changes.js';
import { returnChanged } from './return-event.js';
import type { Return } from './return.js';

/** A customer keeps what they wanted to return, until it has arrived. Publishes order.return-changed; repeatable. */
@Injectable()
export class WithdrawReturn {
  constructor(private readonly changes: ReturnChanges) {}

  withdraw(caller: Identity, id: number): Promise<Return> {
    return this.changes.change(
      caller,
      id,
      'withdrawn',
      (_tx, order, changing) => ({
        change: {
          entry: { type: 'return_withdrawn' },
          events: [returnChanged(order, changing, 'withdrawn')],
        },
      }),
      ({ userId }) => userId === caller.userId,
    );
  }
}
