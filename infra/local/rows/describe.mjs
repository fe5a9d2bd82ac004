import postgres from 'postgres';

/**
 * @typedef {object} Column
 * @property {string} name
 * @property {string} type as PostgreSQL names it, such as `timestamptz`
 * @property {boolean} isArray
 * @property {boolean | undefined} isNullable undefined where it is no column of a table, but reckoned
 * @property {string | undefined} source the name of the column in its table
 */

/**
 * Says of statements which columns their rows have in a database, without running them.
 *
 * @param {string} databaseUrl
 */
export async function openDescriber(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const types = new Map(
    (
      await sql`SELECT oid::int, typname AS name, typelem::int AS element, typcategory AS category FROM pg_type`
    ).map((type) => [type.oid, type]),
  );
  const attributes = await sql`
    SELECT attrelid::int AS "table", attnum::int AS number, attname AS name, attnotnull AS "isNotNull" FROM pg_attribute`;
  const columnsOfTables = new Map(attributes.map((one) => [`${one.table}.${one.number}`, one]));
  /** @param {string} text @returns {Promise<Column[]>} */
  async function describe(text) {
    const { columns } = await sql.unsafe(text).describe();
    return (columns ?? []).map(({ name, type, table, number }) => {
      const known = types.get(type);
      const source = columnsOfTables.get(`${table}.${number}`);
      const isArray = known.category === 'A';
      return {
        name,
        type: (isArray ? types.get(known.element) : known).name,
        isArray,
        isNullable: source && !source.isNotNull,
        source: source?.name,
      };
    });
  }
  return { describe, close: () => sql.end() };
}
