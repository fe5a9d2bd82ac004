import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What answers rows whose type nothing compares with the database. */
const reads = /^(query|queryPlanned)$/;

/**
 * How many types of rows in a source are only asserted: those of `query` where its answer is used, and
 * whatever is cast to `never` on its way to or from the database.
 */
export function countRowCasts(source) {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  let count = 0;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isCastToNever(node) || isAssertedRead(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return count;
}

const isCastToNever = (node) => ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.NeverKeyword;

function isAssertedRead(node) {
  if (!ts.isCallExpression(node)) return false;
  const { expression: callee } = node;
  const name = ts.isPropertyAccessExpression(callee)
    ? callee.name.text
    : ts.isIdentifier(callee) && callee.text;
  return Boolean(name) && reads.test(name) && !isDropped(node);
}

/** Whether nobody looks at what the call answers: `await tx.query(…);`. */
function isDropped(node) {
  const { parent } = node;
  if (ts.isAwaitExpression(parent)) return ts.isExpressionStatement(parent.parent);
  return ts.isExpressionStatement(parent);
}

/** The sources of a service, but for its tests and its migrations, which are history. */
function* sourcesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'migrations') yield* sourcesIn(path);
    else if (/(?<!\.test)\.ts$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

/** So many of each service in this folder, by its name. */
export function rowCastsIn(services) {
  const names = readdirSync(services);
  return Object.fromEntries(
    names.map((name) => {
      const counts = [...sourcesIn(join(services, name, 'src'))].map(countRowCasts);
      return [name, counts.reduce((sum, count) => sum + count, 0)];
    }),
  );
}

/**
 * Where services have more than they may, or fewer: then that is the most from now on.
 *
 * @param {Record<string, number>} counts @param {Record<string, number>} most
 */
export const ratchetFaults = (counts, most) =>
  Object.keys({ ...most, ...counts })
    .filter((name) => counts[name] !== most[name])
    .map((name) => {
      const [is = 0, may = 0] = [counts[name], most[name]];
      return is > may
        ? `${name} has ${is} types of rows that nothing compares with the database, ${may} at most: take back what was added.`
        : `${name} has only ${is} types of rows that nothing compares with the database: write this number into infra/local/row-casts.json.`;
    });
