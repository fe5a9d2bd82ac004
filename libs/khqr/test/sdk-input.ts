import type { Khqr } from '../src/index.js';

/** How the official programs are told what a code holds; amounts are in major units. */
export interface SdkInput {
  bakongAccountID: string;
  merchantName: string;
  merchantCity: string;
  currency: 'USD' | 'KHR';
  amount?: number;
  merchantID?: string;
  acquiringBank?: string;
  merchantCategoryCode?: string;
  billNumber?: string;
  mobileNumber?: string;
  storeLabel?: string;
  terminalLabel?: string;
  purposeOfTransaction?: string;
  languagePreference?: string;
  merchantNameAlternateLanguage?: string;
  merchantCityAlternateLanguage?: string;
  expirationTimestamp?: number;
}

/** The same for `encodeKhqr`. Programs that round or leave out are told what they were given: it is refused here. */
export function khqrOf(kind: 'individual' | 'merchant', input: SdkInput, createdAt: Date): Khqr {
  const { bakongAccountID: account, languagePreference: language } = input;
  const perMajor = input.currency === 'USD' ? 100 : 1;
  // A cent more or less where a fraction cannot be written exactly; half a riel stays half a riel.
  const minor = input.currency === 'USD' ? Math.round(input.amount! * perMajor) : input.amount!;
  return {
    receiver:
      kind === 'individual'
        ? { kind, account }
        : { kind, account, merchantId: input.merchantID!, bank: input.acquiringBank! },
    merchantName: input.merchantName,
    city: input.merchantCity,
    currency: input.currency,
    category: input.merchantCategoryCode ?? '5999',
    ...(input.amount !== undefined && {
      payment: { minor, createdAt, expiresAt: new Date(input.expirationTimestamp ?? NaN) },
    }),
    bill: input.billNumber,
    mobile: input.mobileNumber,
    store: input.storeLabel,
    terminal: input.terminalLabel,
    purpose: input.purposeOfTransaction,
    ...(language && {
      alternate: {
        language,
        name: input.merchantNameAlternateLanguage!,
        city: input.merchantCityAlternateLanguage,
      },
    }),
  };
}
