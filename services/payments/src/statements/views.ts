import { countLines } from './count-lines.js';
import type { StatementLine } from './statement.js';
import type { ListedStatement, StatementWithLines } from './statements.repository.js';

const lineView = (line: StatementLine) => ({
  line: line.line,
  verdict: line.verdict,
  why: line.why,
  currency: line.currency,
  minor: line.minor,
  at: line.at?.toISOString() ?? null,
  payer: line.payer,
  reference: line.reference,
  description: line.description,
  order_id: line.orderId,
  order_number: line.orderNumber,
  faults: line.faults,
});

export const statementView = (statement: StatementWithLines) => ({
  id: statement.id,
  source: statement.source,
  name: statement.name,
  created_at: statement.createdAt.toISOString(),
  committed_at: statement.committedAt?.toISOString() ?? null,
  columns: statement.columns,
  mapping: statement.mapping,
  missing: statement.missing,
  counts: countLines(statement.lines),
  lines: statement.lines.map(lineView),
});

export const listedView = ({ id, source, name, createdAt, committedAt, lines }: ListedStatement) => ({
  ...{ id, source, name, lines, created_at: createdAt.toISOString() },
  committed_at: committedAt?.toISOString() ?? null,
});
