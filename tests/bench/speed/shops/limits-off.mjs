/** Settings that switch off the limits of shoppers and give payments a day, so that neither affects a run. */
export const limitsOff = {
  OPEN_ORDERS_LIMIT: '0',
  HOLD_LIMIT_PIECES: '0',
  ORDERS_PER_HOUR: '0',
  ORDERS_PER_HOUR_NETWORK: '0',
  PAYMENT_WINDOW_MINUTES: '1440',
};
