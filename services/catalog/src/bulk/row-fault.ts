import { Logger } from '@nestjs/common';
import { toProblem } from '@mekong/service-defaults';

/** What is wrong with a row, in words fit for showing. */
export class RowFault extends Error {}

const logger = new Logger('BulkUpload');

/** Why a row failed. Only what is known to be fit for showing is shown; the rest is for the log. */
export function reasonOf(error: unknown): string {
  const { problem, unexpected } = toProblem(error);
  if (error instanceof RowFault) return error.message;
  if (!unexpected) return problem.message;
  logger.error(`a row of a bulk upload: ${(error as Error).message}`);
  return 'The row could not be stored. Please try again.';
}
