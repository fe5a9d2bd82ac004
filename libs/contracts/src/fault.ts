import { z } from 'zod';
import { paramsSchema } from './problem.js';
import type { FaultCode } from './problem-codes.js';

/**
 * What is wrong with a field or a row, or why something failed. `message` is a whole English text; `field` is there where
 * one field or column is at fault.
 */
export const faultSchema = z
  .object({
    code: z.string(),
    params: paramsSchema.describe('What the gaps of its text hold'),
    field: z.string().optional().describe('The field or column at fault, where it is one'),
    message: z.string(),
  })
  .meta({ id: 'Fault' });
export interface Fault extends z.infer<typeof faultSchema> {
  code: FaultCode;
}

/** All faults as one English text; empty where there are none. */
export const textOf = (faults: readonly Fault[]): string => faults.map(({ message }) => message).join('. ');
