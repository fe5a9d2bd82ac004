import { typedCode } from '@mekong/contracts';

export const promoKinds = ['percent', 'amount', 'free_delivery'] as const;
type PromoKind = (typeof promoKinds)[number];

/** What admins have decided of a code; whether it can be used depends on days and uses, too. */
export const promoStatuses = ['active', 'paused', 'ended'] as const;
type PromoStatus = (typeof promoStatuses)[number];

/** How it stands with a code on a day. */
export const promoStates = ['active', 'paused', 'not_begun', 'ended', 'used_up'] as const;
export type PromoState = (typeof promoStates)[number];

/** What a code gives, and when and to what. */
export interface PromoTerms {
  kind: PromoKind;
  /** Of `percent`. */
  percent: number | null;
  /** Of `amount`: US cents. */
  amountCents: number | null;
  /** What the goods of a cart must cost before the discount. */
  minimumCents: number | null;
  /** Days of Phnom Penh as 2026-01-31, both included. */
  beginsOn: string | null;
  endsOn: string | null;
  /** How often it can be used, by all and by one customer. */
  maxUses: number | null;
  maxUsesEach: number | null;
  /** Only lines of these count; with neither, all do. */
  productIds: number[];
  brandIds: number[];
  /** For staff. */
  note: string;
  status: PromoStatus;
}

export interface PromoCode extends PromoTerms {
  id: number;
  /** Upper case. */
  code: string;
  version: number;
  createdAt: Date;
}

/** A code with how many orders have used it that are not cancelled: all, and those of one customer. Counts end at the code's limit. */
export interface UsedPromo extends PromoCode {
  used: number;
  usedByCustomer: number;
}

export const promoCodeForm = /^[A-Z0-9-]{3,24}$/;

/** A code as it is stored, however it is typed or copied: in any letter case, with blanks and with any hyphen. */
export const typedPromoCode = (text: string): string =>
  typedCode(text.normalize('NFKC'))
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase();
