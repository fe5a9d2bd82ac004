import type { CourierCash } from '../cash/index.js';
import type { RehearsedRemittance } from './rehearse-remittance.js';
import type { Remitted } from './remit-cash.js';

/** What is open, by courier; it is sorted by that. */
export function cashView(open: CourierCash[]) {
  const couriers = [...new Set(open.map(({ courier }) => courier))];
  return {
    couriers: couriers.map((courier) => {
      const held = open.filter((cash) => cash.courier === courier);
      return {
        courier,
        // The fees of refused orders are booked, and owed to it.
        usd_cents: held.reduce((sum, cash) => sum + (cash.isRefused ? -cash.feeCents : cash.usdCents), 0),
        khr: held.reduce((sum, { khr }) => sum + khr, 0),
        orders: held.map((cash) => ({
          id: cash.orderId,
          number: cash.orderNumber ?? cash.orderId,
          collected_at: cash.collectedAt.toISOString(),
          usd_cents: cash.usdCents,
          khr: cash.khr,
          fee_cents: cash.feeCents,
          refused: cash.isRefused,
        })),
        oldest_at: held[0]!.collectedAt.toISOString(),
      };
    }),
  };
}

export const remittanceView = ({ usdCents: usd_cents, feeCents: fee_cents, ...remitted }: Remitted) => ({
  ...{ ...remitted, usd_cents, fee_cents },
});

export const rehearsalView = ({ courier, lines }: RehearsedRemittance) => ({
  courier,
  orders: lines.map(({ line, order, orderId, orderNumber, usdCents, khr, feeCents, faults }) => ({
    ...{ line, order, id: orderId, number: orderNumber },
    ...{ usd_cents: usdCents, khr, fee_cents: feeCents, faults },
  })),
});
