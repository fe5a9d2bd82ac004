/** The codes of problems with promo codes, as in `problemTexts`. */
export const promoTexts = [
  'PROMO_CODE_EXISTS',
  'PROMO_CODE_REFUSED.ended',
  'PROMO_CODE_REFUSED.fits_nothing',
  'PROMO_CODE_REFUSED.minimum',
  'PROMO_CODE_REFUSED.not_begun',
  'PROMO_CODE_REFUSED.nothing_left',
  'PROMO_CODE_REFUSED.paused',
  'PROMO_CODE_REFUSED.unknown',
  'PROMO_CODE_REFUSED.used_by_you',
  'PROMO_CODE_REFUSED.used_up',
  'TOO_MANY_PROMO_GUESSES',
] as const;
