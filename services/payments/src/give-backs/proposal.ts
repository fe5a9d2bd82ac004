/** From where money can be given back: the bank's account, or the cash in the shop. */
export const givingAccounts = ['khqr', 'cash-box'] as const;
export type GivingAccount = (typeof givingAccounts)[number];

/** That somebody wants to give money back, by which transfer. */
export interface Proposal {
  reference: string;
  from: string;
  userId: string;
  name: string;
  at: Date;
}

/** By what a proposal is found: the money that fits no payment, or the promise. */
export const aboutEvidence = (id: string): string => `evidence ${id}`;
export const aboutPromise = (id: string, currency: string): string => `promise ${id}-${currency}`;

/** In the place of a transfer: the provider that took the money gives it back itself. */
export const byProvider = { reference: '', from: 'provider' } as const;
