import { Problem, fieldError, invalid } from '@mekong/contracts';

/** The problem with the field of the form that has the file, besides. */
export const aboutField = (error: unknown, field: string): unknown =>
  error instanceof Problem && typeof error.params.file === 'string'
    ? new Problem(error.status, error.code, error.message, {
        ...error,
        errors: [fieldError(field, error.code, `${error.params.file}: ${error.message}`, error.params)],
      })
    : error;

/** `limit` in whole dollars. */
export class PriceOutOfRange extends Problem {
  constructor(reason: 'below' | 'above', limit: number) {
    const way = reason === 'below' ? 'fall' : 'rise';
    super(400, 'INVALID_PRICE', `The price would ${way} ${reason} $${limit.toLocaleString('en-US')}`, {
      params: { reason, limit },
    });
  }
}

/** More pieces are to be taken away than there are. */
export const tooFewLeft = (left: number) =>
  invalid([
    fieldError(
      'stock_change',
      'TOO_FEW_LEFT',
      left === 0 ? 'None is left' : `Only ${left} ${left === 1 ? 'is' : 'are'} left`,
      {
        left,
      },
    ),
  ]);
