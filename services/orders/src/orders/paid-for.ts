import type { OrderItem } from './order.entity.js';

type Line = Pick<OrderItem, 'priceCents' | 'quantity' | 'discountCents'>;

/** Of a line's discount, what falls on its first so many pieces: the last one has what is left of it. */
export const discountOn = ({ quantity, discountCents }: Omit<Line, 'priceCents'>, pieces: number): number =>
  Math.round((discountCents * pieces) / quantity);

/** What its first so many pieces have cost after the discount. */
export const paidFor = (line: Line, pieces: number): number =>
  line.priceCents * pieces - discountOn(line, pieces);
