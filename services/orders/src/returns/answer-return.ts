import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { ReturnChanges } from './return-changes.js';
import { returnChanged } from './return-event.js';
import type { HandOver, Return } from './return.js';

/** What staff tell the customer, and how the pieces come back. */
export interface Acceptance {
  message: string | null;
  handOver: HandOver;
  label: string | null;
}

/** Staff accept a return or refuse it, or close one that has come, without money. Publishes order.return-changed and staff.acted; repeatable. */
@Injectable()
export class AnswerReturn {
  constructor(private readonly changes: ReturnChanges) {}

  accept(caller: Identity, id: number, { message, handOver, label }: Acceptance): Promise<Return> {
    return this.changes.change(caller, id, 'accepted', (_tx, order, changing) => {
      Object.assign(changing, { message, handOver, label });
      return {
        change: {
          entry: { type: 'return_accepted', reason: message },
          events: [returnChanged(order, changing, 'accepted')],
          act: {
            action: 'order.return-accepted',
            facts: { after: { return: id, hand_over: handOver, message } },
          },
        },
      };
    });
  }

  refuse(caller: Identity, id: number, message: string): Promise<Return> {
    return this.end(caller, id, 'refused', message);
  }

  close(caller: Identity, id: number, message: string): Promise<Return> {
    return this.end(caller, id, 'closed', message);
  }

  private end(caller: Identity, id: number, state: 'refused' | 'closed', message: string): Promise<Return> {
    return this.changes.change(caller, id, state, (_tx, order, changing) => {
      changing.message = message;
      return {
        change: {
          entry: { type: `return_${state}`, reason: message },
          events: [returnChanged(order, changing, state)],
          act: { action: `order.return-${state}`, facts: { after: { return: id, message } } },
        },
      };
    });
  }
}
