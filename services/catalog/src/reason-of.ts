import { Logger } from '@nestjs/common';
import { toProblem } from '@mekong/service-defaults';

const logger = new Logger('Catalog');

/** Why one of many failed, in words fit for showing. What nobody foresaw is for the log; of it `what` alone is said. */
export function reasonOf(error: unknown, what: string): string {
  const { problem, unexpected } = toProblem(error);
  if (!unexpected) return problem.message;
  logger.error(`${what}: ${(error as Error).message}`);
  return `${what}. Please try again.`;
}
