/** How shipping is charged: by the number of items, or by the order's total. */
export const shippingPolicies = ['item-count', 'order-total'] as const;
export type ShippingPolicy = (typeof shippingPolicies)[number];

export const defaultShippingPolicy: ShippingPolicy = 'item-count';

/** What shipping costs in cents, and from how many pieces or cents it is free. The storefront's texts name these figures. */
export const itemCountFee = { cents: 200, freeFromItems: 2 };
export const orderTotalFee = { cents: 500, freeFromCents: 5_000 };
