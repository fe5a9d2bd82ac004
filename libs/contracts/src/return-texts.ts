/** The codes of problems of returns, as in `problemTexts`. */
export const returnTexts = [
  'NOT_RETURNABLE.not_delivered',
  'NOT_RETURNABLE.no_warranty',
  'NOT_RETURNABLE.too_late',
  'RETURN_STATE',
  'TOO_MANY_RETURNS',
  'TOO_MANY_TO_RETURN',
  'TOO_MANY_TO_RETURN.none',
] as const;
