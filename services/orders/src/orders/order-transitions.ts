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
  unconfirmed: {
    from: ['pending'],
    to: 'cancelled',
    when: 'cash on delivery: nobody could confirm it by phone in time',
  },
  reopen: {
    from: ['cancelled'],
    to: 'paid',
    when: 'money that came late pays it by the decision of staff; only while there is stock for it',
  },
  ship: { from: ['paid'], to: 'shipped', when: 'staff give it to a courier' },
  shipForCash: {
    from: ['pending'],
    to: 'shipped',
    when: 'cash on delivery: it is confirmed, and staff give it to a courier',
  },
  takeBack: {
    from: ['shipped'],
    to: 'paid',
    when: 'staff take it back before anybody is told that it is shipped',
  },
  takeBackForCash: { from: ['shipped'], to: 'pending', when: 'cash on delivery: the same' },
  sendAgain: { from: ['shipped'], to: 'paid', when: 'it came back and is to be sent once more' },
  sendAgainForCash: { from: ['shipped'], to: 'pending', when: 'cash on delivery: the same' },
  refuse: { from: ['shipped'], to: 'cancelled', when: 'cash on delivery: it is refused at the door' },
  deliver: {
    from: ['shipped'],
    to: 'delivered',
    when: 'it has arrived; not while it is back, and cash on delivery only for the cash',
  },
  undoHandOver: {
    from: ['delivered'],
    to: 'shipped',
    when: 'cash on delivery: it was noted by mistake, which admins undo on the same day while its cash has not come in',
  },
  refund: {
    from: ['paid', 'shipped', 'delivered'],
    to: 'refunded',
    when: 'its last piece is given back',
  },
} as const satisfies Record<string, Transition>;

/** An order in one of these will not be shipped any more. */
export const endedStatuses: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded'];

export type TransitionName = keyof typeof orderTransitions;

type Changing = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>;

/** Whether an order is paid in cash at the door, or is to be; not one that a transfer has paid instead, or whose cash has come in. */
export const isPaidAtDoor = ({ paymentMethod, paymentStatus }: Omit<Changing, 'status'>): boolean =>
  paymentMethod === 'cod' && paymentStatus !== 'completed';

/** What stands in the place of these for an order that is paid at the door; nothing where there is no such thing. */
const forCash: Partial<Record<TransitionName, TransitionName | null>> = {
  ...{ ship: 'shipForCash', takeBack: 'takeBackForCash', sendAgain: 'sendAgainForCash' },
  ...{ expire: null, reopen: null },
};

const onlyForCash: readonly TransitionName[] = [
  ...([
    'unconfirmed',
    'shipForCash',
    'takeBackForCash',
    'sendAgainForCash',
    'refuse',
    'undoHandOver',
  ] as const),
];

function transitionOf(order: Changing, name: TransitionName): Transition | undefined {
  if (!isPaidAtDoor(order)) return onlyForCash.includes(name) ? undefined : orderTransitions[name];
  const own = forCash[name];
  return own === null ? undefined : orderTransitions[own ?? name];
}

/** Whether the status of an order allows this transition; there may be other reasons against it. */
export const allows = (order: Changing, name: TransitionName): boolean =>
  transitionOf(order, name)?.from.includes(order.status) ?? false;

/** Changes the status of an order. Throws where that is not allowed, which the caller has to see to before. */
export function transit(order: Changing, name: TransitionName): void {
  if (!allows(order, name)) throw new Error(`an order that is ${order.status} has no transition ${name}`);
  order.status = transitionOf(order, name)!.to;
}

/** Whether an order waits for its parcel: it is paid, or to be paid at the door and confirmed by phone. */
export const waitsForParcel = (order: Changing & Pick<Order, 'confirmedAt'>): boolean =>
  allows(order, 'ship') && (!isPaidAtDoor(order) || order.confirmedAt !== null);
