import type { FaultCode, Params } from '@mekong/contracts';
import { foreseenProblem, tryAgain } from '../reason-of.js';

/** A fault of a row of an upload. `message` is a whole English sentence; `field` is given when one column is wrong. */
export interface RowFault {
  code: FaultCode;
  params: Params;
  message: string;
  field?: string;
}

export const rowFault = (code: FaultCode, message: string, params: Params = {}): RowFault => ({
  code,
  params,
  message,
});

export const unknownBrand = (name: string): RowFault =>
  rowFault('UNKNOWN_BRAND', `Unknown brand: ${name}`, { name });

/** All faults of a row as one English text. */
export const textOf = (faults: RowFault[]): string => faults.map(({ message }) => message).join('. ');

/** The faults of a row whose writing threw this error. */
export function faultsOf(error: unknown): RowFault[] {
  const notStored = 'The row could not be stored';
  const problem = foreseenProblem(error, notStored);
  if (!problem) return [rowFault('NOT_STORED', tryAgain(notStored))];
  const { code, params, message, errors } = problem;
  return errors ?? [{ code, params, message }];
}
