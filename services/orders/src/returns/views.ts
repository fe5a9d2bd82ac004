import { discountOn } from '../orders/index.js';
import { dollars } from '../orders/orders.http.js';
import type { LeftLine } from './return-rules.js';
import { openStates } from './return-states.js';
import type { Return, ReturnLine } from './return.js';

const lineView = ({ id, quantity, restocked, productId, name, nameKm, imageUrl }: ReturnLine) => ({
  ...{ id, quantity, restocked },
  product: { id: productId, name, ...(nameKm && { name_km: nameKm }), image_url: imageUrl },
});

/** A return as its customer sees it. */
export const returnView = (of: Return) => ({
  id: of.id,
  order_id: of.orderId,
  order_number: of.orderNumber,
  state: of.state,
  reason: of.reason,
  details: of.details,
  message: of.message,
  hand_over: of.handOver,
  label: of.label,
  refunded: of.refundedCents === null ? null : dollars(of.refundedCents),
  lines: of.lines.map(lineView),
  photos: Array.from({ length: of.photos }, (_, place) => `/api/returns/${of.id}/photos/${place}`),
  created_at: of.createdAt.toISOString(),
  changed_at: of.changedAt.toISOString(),
});

/** The same for staff; sellers see no amounts, as the lines of others are left out. */
export const managedReturnView = (of: Return, isSeller: boolean) => ({
  ...returnView(of),
  ...(isSeller && { refunded: null }),
  customer_name: of.customerName,
  paid: isSeller || !openStates.includes(of.state) ? null : dollars(costOf(of.lines)),
});

/** What was paid for pieces that were not given back yet, as a refund would have it. */
const costOf = (lines: ReturnLine[]): number =>
  lines.reduce((sum, { priceCents, quantity, ordered, discountCents, refundedQuantity: given }) => {
    const line = { quantity: ordered, discountCents };
    return sum + priceCents * quantity - (discountOn(line, given + quantity) - discountOn(line, given));
  }, 0);

/** Until when how many pieces of which lines can be returned. */
export const returnableView = (until: Date | null, lines: LeftLine[]) =>
  until && {
    until: until.toISOString(),
    lines: lines.map(({ id, left, warranty }) => ({
      ...{ id, left },
      warranty_until: warranty.until,
      claimable: warranty.holds,
    })),
  };
