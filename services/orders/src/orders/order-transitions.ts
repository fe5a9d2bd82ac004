import type { Order, OrderStatus } from './order.entity.js';

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
  when: string;
}

/** Everything by which the status of an order changes; `docs/order-statuses.md` is made of it. */
export const orderTransitions = {
  pay: { from: ['pending'], to: 'paid', when: 'its payment is completed' },
  expire: { from: ['pending'], to: 'cancelled', when: 'its time to be paid is over' },
  cancel: { from: ['pending'], to: 'cancelled', when: 'its customer or staff give it up' },
  ship: { from: ['paid'], to: 'shipped', when: 'staff give it to a courier' },
  takeBack: {
    from: ['shipped'],
    to: 'paid',
    when: 'staff take it back before anybody is told that it is shipped',
  },
  sendAgain: { from: ['shipped'], to: 'paid', when: 'it came back and is to be sent once more' },
  deliver: { from: ['shipped'], to: 'delivered', when: 'it has arrived; not while it is back' },
  refund: {
    from: ['paid', 'shipped', 'delivered'],
    to: 'refunded',
    when: 'its last piece is given back',
  },
} as const satisfies Record<string, Transition>;

/** An order in one of these will not be shipped any more. */
export const endedStatuses: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded'];

export type TransitionName = keyof typeof orderTransitions;

/** Whether the status of an order allows this transition; there may be other reasons against it. */
export const allows = ({ status }: Pick<Order, 'status'>, name: TransitionName): boolean =>
  (orderTransitions[name].from as readonly OrderStatus[]).includes(status);

/** Changes the status of an order. Throws where that is not allowed, which the caller has to see to before. */
export function transit(order: Order, name: TransitionName): void {
  if (!allows(order, name)) throw new Error(`an order that is ${order.status} has no transition ${name}`);
  order.status = orderTransitions[name].to;
}
