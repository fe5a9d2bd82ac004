/** The product that is in one of ten orders. */
export const bestSeller = 42;
