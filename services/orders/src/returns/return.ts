import type { OrderItem } from '../orders/index.js';
import type { ReturnState } from './return-states.js';

/** How the pieces come back: the customer sends them with a label of the shop, or the shop has them picked up. */
export const handOvers = ['label', 'pick_up'] as const;
export type HandOver = (typeof handOvers)[number];

/** Pieces of a line of the order that come back. */
export type ReturnLine = Pick<
  OrderItem,
  | 'id'
  | 'productId'
  | 'sellerId'
  | 'name'
  | 'nameKm'
  | 'imageUrl'
  | 'priceCents'
  | 'discountCents'
  | 'refundedQuantity'
> & {
  quantity: number;
  /** Pieces of the line in the order. */
  ordered: number;
  /** Of those that came back, how many are on sale again; null until they have arrived. */
  restocked: number | null;
};

/** What a customer sends back of an order. */
export interface Return {
  id: number;
  orderId: string;
  orderNumber: string;
  userId: string;
  customerName: string;
  state: ReturnState;
  /** Why, in a word that the screens know or in the customer's own. */
  reason: string;
  details: string | null;
  /** What staff have told the customer last. */
  message: string | null;
  handOver: HandOver | null;
  label: string | null;
  /** What was given back for it; null unless it is refunded. */
  refundedCents: number | null;
  photos: number;
  createdAt: Date;
  changedAt: Date;
  lines: ReturnLine[];
}

export interface WantedLine {
  id: number;
  quantity: number;
}

/** The reason of a return that is a claim under warranty. */
export const claimReason = 'warranty';

/** What a customer asks for. */
export interface WantedReturn {
  lines: WantedLine[];
  reason: string;
  details: string | null;
}
