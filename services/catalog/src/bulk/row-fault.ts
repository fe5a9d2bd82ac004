import type { FaultCode, Params } from '@mekong/contracts';
import { foreseenProblem, tryAgain } from '../reason-of.js';

/** What is wrong with a row of an upload. `message` is whole, in English; `field` is there where one column is at fault. */
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

/** All that is wrong with a row as one English text. */
export const textOf = (faults: RowFault[]): string => faults.map(({ message }) => message).join('. ');

/** Why a row could not be taken in. */
export function faultsOf(error: unknown): RowFault[] {
  const notStored = 'The row could not be stored';
  const problem = foreseenProblem(error, notStored);
  if (!problem) return [rowFault('NOT_STORED', tryAgain(notStored))];
  const { code, params, message, errors } = problem;
  return errors ?? [{ code, params, message }];
}
