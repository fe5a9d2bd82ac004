import type { SpanDetails } from './tracer.js';

/** The span of a statement; its values are not in it. */
export function sqlSpan(text: string, database: string | undefined): SpanDetails {
  return {
    name: summaryOf(text),
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text,
      ...(database && { 'db.namespace': database }),
    },
  };
}

/** What a statement does, and to which table: `INSERT orders`. Of a longer one the first change counts. */
function summaryOf(text: string): string {
  const [, change, changed] = /\b(INSERT|UPDATE|DELETE)(?: INTO| FROM)?\s+"?([a-z_]+)/.exec(text) ?? [];
  if (changed) return `${change} ${changed}`;
  const [, read] = /\bFROM\s+"?(?!unnest)([a-z_]+)/.exec(text) ?? [];
  return read ? `SELECT ${read}` : (/[A-Z]+/.exec(text)?.[0] ?? 'SQL');
}
