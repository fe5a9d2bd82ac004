import { Problem } from '@mekong/contracts';

/** A search finds more orders than one file holds. */
export class TooManyToExport extends Problem {
  constructor(count: number, most: number) {
    const message = `The search finds ${count} orders. One file holds ${most}: choose fewer days or a status.`;
    super(409, 'TOO_MANY_TO_EXPORT', message, { params: { count, most } });
  }
}
