/** What an order number is, such as MG-2611-0042, as a part of a pattern. */
export const ORDER_NUMBER = String.raw`MG-\d{4}-\d{4,}`;
