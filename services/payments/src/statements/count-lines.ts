import { verdicts, type StatementLine, type Verdict } from './statement.js';

/** How many lines become what. */
export const countLines = (lines: StatementLine[]): Record<Verdict, number> =>
  Object.fromEntries(
    verdicts.map((verdict) => [verdict, lines.filter((line) => line.verdict === verdict).length]),
  ) as Record<Verdict, number>;
