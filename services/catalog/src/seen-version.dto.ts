import { decimal } from '@mekong/service-defaults';
import { z } from 'zod';

/** The version of a thing that the caller has seen. */
export const seenVersion = decimal
  .pipe(z.int().min(1))
  .optional()
  .describe('What was read; 409 STALE_EDIT when it is no longer so');
