/** What a courier has collected for an order, or takes for one that was refused at the door. */
export interface CourierCash {
  orderId: string;
  orderNumber: string | null;
  courier: string;
  collectedAt: Date;
  usdCents: number;
  /** Below 0: change that was given in riel. */
  khr: number;
  rielRate: number;
  /** What is known of its fee. */
  feeCents: number;
  /** Then nothing was collected, and the fee is booked. */
  isRefused: boolean;
  evidenceId: string;
  /** With which it was handed in. */
  remittanceId: string | null;
}

/** What a courier hands in for an order, as people have counted it. */
export interface HandedIn {
  orderId: string;
  usdCents: number;
  khr: number;
  feeCents: number;
}

/** Couriers of the shop itself have no name. */
export const ownRiders = 'own riders';

export const courierAccount = (courier: string) => `courier:${courier}` as const;

/** The smallest note: up to so much is rounding. */
const smallestKhr = 100;

/** What of an amount of cents is riel, as near as whole ones come. */
const inKhr = (cents: number, rate: number) => Math.round((cents * rate) / 100) + 0;

/** What was collected, in cents. */
export const valueOf = ({ usdCents, khr, rielRate }: CourierCash): number =>
  usdCents + Math.round((khr * 100) / rielRate);

/** By how many riel what is handed in, with the fee, is more than what was collected. */
export const differenceOf = (cash: CourierCash, { usdCents, khr, feeCents }: HandedIn): number =>
  inKhr(usdCents + feeCents - cash.usdCents, cash.rielRate) + khr - cash.khr;

export const isRounding = (khr: number): boolean => Math.abs(khr) <= smallestKhr;
