import ts from 'typescript';

const numbers = new Set(['int2', 'int4', 'float4', 'float8', 'oid']);
const times = new Set(['timestamptz', 'timestamp', 'date']);

/** The classes of what is no primitive. */
const classOf = (type) => (times.has(type) ? 'Date' : type === 'bytea' ? 'Buffer' : undefined);

/**
 * What is wrong with a statement: that the database refuses it, or the type of its rows.
 *
 * @param {import('./statements.mjs').Statement} statement
 * @param {{ describe(text: string): Promise<import('./describe.mjs').Column[]> }} database
 * @param {ts.TypeChecker} checker
 * @returns {Promise<string[]>}
 */
export async function faultsOf({ texts, row }, { describe }, checker) {
  if (!texts) return ['the text is put together from what is no constant'];
  const faults = [];
  for (const text of texts)
    try {
      faults.push(...rowFaults({ text, row }, await describe(text), checker));
    } catch (error) {
      faults.push(error.message);
    }
  return [...new Set(faults)];
}

/**
 * What is wrong with the type that a statement's rows are said to have. A column of a table may be null where the
 * table allows it, unless the statement says IS NOT NULL of it; of what is reckoned, and of tables that an outer join may leave out,
 * only the type is known. A text may be said to be one of some.
 *
 * @param {{ row: ts.Type | undefined, text: string }} statement
 * @param {import('./describe.mjs').Column[]} columns
 * @param {ts.TypeChecker} checker
 * @returns {string[]}
 */
function rowFaults({ row, text }, columns, checker) {
  const properties = row && !(row.flags & ts.TypeFlags.Void) ? row.getProperties() : [];
  const declared = new Map(properties.map((property) => [property.name, property]));
  const isTested = (column) => new RegExp(`\\b${column}\\s+IS NOT NULL\\b`, 'i').test(text);
  const mayLackRows = /\b(LEFT|RIGHT|FULL)\s+(OUTER\s+)?JOIN\b/i.test(text);
  const answered = new Set(columns.map(({ name }) => name));
  return [
    ...properties
      .filter(({ name, flags }) => !answered.has(name) && !(flags & ts.SymbolFlags.Optional))
      .map(({ name }) => `no column ${name} is answered`),
    ...columns.flatMap((column) => {
      const property = declared.get(column.name);
      if (!property) return row ? [`the column ${column.name} is answered, and not in the type`] : [];
      const isNullable = column.isNullable && !isTested(column.source);
      return columnFaults({ ...column, isNullable }, checker.getTypeOfSymbol(property), mayLackRows, checker);
    }),
  ];
}

function columnFaults({ name, type, isArray, isNullable }, declared, mayLackRows, checker) {
  const said = checker.getNonNullableType(declared);
  const faults = [];
  if (!fits(said, type, isArray, checker))
    faults.push(
      `${name} is ${type}${isArray ? '[]' : ''}, which is no ${checker.typeToString(said)} in JavaScript`,
    );
  if (isNullable && !admits(declared, ts.TypeFlags.Null | ts.TypeFlags.Unknown))
    faults.push(`${name} may be null`);
  if (isNullable === false && admits(declared, ts.TypeFlags.Null) && !mayLackRows)
    faults.push(`${name} is never null`);
  return faults;
}

const admits = (type, flags) => (type.isUnion() ? type.types : [type]).some((one) => one.flags & flags);

function fits(said, type, isArray, checker) {
  if (!isArray) return fitsOne(said, type, checker);
  if (!checker.isArrayType(said)) return false;
  const [element] = checker.getTypeArguments(said);
  return fitsOne(checker.getNonNullableType(element), type, checker);
}

/** JSON is whatever has been written there: its type is asserted by who reads it. */
function fitsOne(said, type, checker) {
  if (type === 'json' || type === 'jsonb') return true;
  const className = classOf(type);
  if (className) return said.symbol?.name === className;
  return checker.isTypeAssignableTo(said, primitiveOf(type, checker));
}

function primitiveOf(type, checker) {
  if (type === 'bool') return checker.getBooleanType();
  return numbers.has(type) ? checker.getNumberType() : checker.getStringType();
}
