import { fieldError, invalid, type FieldError } from '@mekong/contracts';
import type { PromoTerms } from './promo-code.js';

/** Throws 400 where the terms of a code, as they are after a change, do not go together. */
export function refuseOddTerms(terms: PromoTerms): void {
  const errors = faultsOf(terms);
  if (errors.length > 0) throw invalid(errors);
}

function faultsOf({ kind, percent, amountCents, beginsOn, endsOn }: PromoTerms): FieldError[] {
  const given = { percent, amount_cents: amountCents };
  const needed = { percent: 'percent', amount: 'amount_cents', free_delivery: null }[kind];
  return [
    ...Object.entries(given).flatMap(([field, value]) => {
      if (field === needed && value === null)
        return [fieldError(field, 'REQUIRED', `${field} is required for this kind of code`)];
      if (field !== needed && value !== null)
        return [fieldError(field, 'NOT_FOR_THIS_KIND', `${field} does not belong to this kind of code`)];
      return [];
    }),
    ...(beginsOn !== null && endsOn !== null && endsOn < beginsOn
      ? [fieldError('ends_on', 'ENDS_BEFORE_START', 'ends_on must not be before the first day')]
      : []),
  ];
}
