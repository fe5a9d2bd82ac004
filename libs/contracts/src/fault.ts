import { z } from 'zod';
import type { FaultCode } from './problem-codes.js';

/** The values for the placeholders of a text, by name, from which each translation makes its own sentence. */
export const paramsSchema = z.record(z.string(), z.unknown());
export type Params = Readonly<z.infer<typeof paramsSchema>>;

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

/** What is wrong with one field. `message` is a whole English sentence: `Price must be at least 0`. */
export type FieldError = Fault & { field: string };

/** All faults as one English text; empty where there are none. */
export const textOf = (faults: readonly Fault[]): string => faults.map(({ message }) => message).join('. ');
