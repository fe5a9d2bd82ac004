interface ProvinceDays {
  province: string;
  days_from: number;
  days_to: number;
}

export interface DeliveryDays {
  from: number;
  to: number;
}

/** In how many working days after payment a parcel arrives there, as the shop's table says; anywhere for a province that it has not. */
export function deliveryDays(table: readonly ProvinceDays[], province: string): DeliveryDays {
  const there = table.filter((one) => one.province === province);
  const possible = there.length > 0 ? there : table;
  return {
    from: Math.min(...possible.map(({ days_from }) => days_from)),
    to: Math.max(...possible.map(({ days_to }) => days_to)),
  };
}
