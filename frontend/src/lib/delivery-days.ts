const NEAR = ['Phnom Penh', 'Kandal'];

/** In how many working days after payment a parcel usually arrives in a province, as the page on delivery says it. */
export function deliveryDays(provinceName: string): { from: number; to: number } {
  return NEAR.includes(provinceName) ? { from: 1, to: 2 } : { from: 2, to: 4 };
}
