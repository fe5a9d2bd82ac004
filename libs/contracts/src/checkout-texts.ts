/** Why a cart becomes no order, as in `problemTexts`. */
export const checkoutTexts = [
  'DELIVERY_METHOD_UNAVAILABLE.AFTER_CUTOFF',
  'DELIVERY_METHOD_UNAVAILABLE.NOT_OFFERED',
  'DELIVERY_METHOD_UNAVAILABLE.OTHER_PLACE',
  'TOO_MANY_OPEN_ORDERS.cart',
  'TOO_MANY_OPEN_ORDERS.network',
  'TOO_MANY_OPEN_ORDERS.orders',
  'TOO_MANY_OPEN_ORDERS.pieces',
  'TOO_MANY_ORDERS.account',
  'TOO_MANY_ORDERS.network',
  'TOO_MANY_PIECES',
] as const;
