/** By their numbers in ISO 4217, with the decimals that an amount has. */
export const currencies = {
  USD: { code: '840', decimals: 2 },
  KHR: { code: '116', decimals: 0 },
} as const;

export type KhqrCurrency = keyof typeof currencies;
