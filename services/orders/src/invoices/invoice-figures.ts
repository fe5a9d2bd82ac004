/** SQL for the VAT inside a total of cents: ten of its hundred and ten parts, rounded half up. */
export const vatIn = <Cents extends string>(cents: Cents) => `((2 * (${cents})::bigint + 11) / 22)` as const;

/** SQL for cents as whole riel at so many riel for a dollar, rounded half up. */
export const rielOf = <Cents extends string, Rate extends string>(cents: Cents, rate: Rate) =>
  `(((${cents})::bigint * ${rate} + 50) / 100)` as const;
