import { Logger } from '@nestjs/common';
import type { Fault, FaultCode } from '@mekong/contracts';
import { toProblem } from '@mekong/service-defaults';

const logger = new Logger('Catalog');

/** Why one of many failed. An unexpected error is logged, and its fault says no more than `code` and `what`. */
export function toFaults(error: unknown, code: FaultCode, what: string): Fault[] {
  const { problem, unexpected } = toProblem(error);
  if (unexpected) {
    logger.error(`${what}: ${(error as Error).message}`);
    return [{ code, params: {}, message: `${what}. Please try again.` }];
  }
  return problem.errors ?? [{ code: problem.code, params: problem.params, message: problem.message }];
}
