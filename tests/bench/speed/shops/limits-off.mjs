/** Settings under which no limit of a shopper and no deadline of a payment comes into a run. */
export const limitsOff = { OPEN_ORDERS_LIMIT: '0', HOLD_LIMIT_PIECES: '0', PAYMENT_WINDOW_MINUTES: '1440' };
