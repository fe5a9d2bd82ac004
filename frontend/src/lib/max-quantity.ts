/** The most pieces of one product that an order can hold. */
export const MAX_QUANTITY = 999;
