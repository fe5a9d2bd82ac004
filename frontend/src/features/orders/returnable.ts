import type { OrderReturns } from '../../api/types';
import { CLAIM, RETURN_REASONS } from '../../lib/return-words';

/** What of an order can be returned, and until when. */
export type Returnable = NonNullable<OrderReturns['returnable']>;

/** A reason that the customer writes down. */
export const OTHER = 'other';

export const isLate = ({ until }: Returnable): boolean => new Date(until) <= new Date();

/** Something is left, in time or under warranty. */
export const isOpen = (returnable: Returnable): boolean =>
  returnable.lines.some(({ left, claimable }) => left > 0 && (claimable || !isLate(returnable)));

/** A claim is offered where a warranty holds, and late nothing else. */
export const reasonsOf = (returnable: Returnable) =>
  Object.entries(RETURN_REASONS).filter(([reason]) =>
    reason === CLAIM
      ? returnable.lines.some(({ left, claimable }) => left > 0 && claimable)
      : !isLate(returnable),
  );

/** The lines of which something can come back for this reason: of a claim, and late, only those under warranty. */
export const offeredFor = (returnable: Returnable, reason: string): Returnable['lines'] =>
  returnable.lines.filter(
    ({ left, claimable }) => left > 0 && (claimable || (reason !== CLAIM && !isLate(returnable))),
  );
