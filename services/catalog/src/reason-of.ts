import { Logger } from '@nestjs/common';
import type { Problem } from '@mekong/contracts';
import { toProblem } from '@mekong/service-defaults';

const logger = new Logger('Catalog');

/** Why one of many failed, in words fit for showing. What nobody foresaw is for the log; of it `what` alone is said. */
export function reasonOf(error: unknown, what: string): string {
  return foreseenProblem(error, what)?.message ?? tryAgain(what);
}

/** The problem that an error is; undefined for what nobody foresaw, which is logged as `what`. */
export function foreseenProblem(error: unknown, what: string): Problem | undefined {
  const { problem, unexpected } = toProblem(error);
  if (!unexpected) return problem;
  logger.error(`${what}: ${(error as Error).message}`);
  return undefined;
}

export const tryAgain = (what: string): string => `${what}. Please try again.`;
