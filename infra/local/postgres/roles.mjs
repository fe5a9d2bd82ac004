import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The role of a database: it has the same name, owns it, and may use no other. */
const quoted = (name) => pg.escapeIdentifier(name);

/** A role's password, made from the secret of the data folder, so that only one has to be stored. */
export const rolePassword = (secret, role) => createHmac('sha256', secret).update(role).digest('hex');

/** Whether the user of this connection may make roles. */
export async function mayCreateRoles(client) {
  const { rows } = await client.query(
    'SELECT rolsuper OR rolcreaterole AS may FROM pg_roles WHERE rolname = current_user',
  );
  return rows[0].may;
}

/** Makes a role for each of these databases, with its password made from `secret`. */
export async function ensureRoles(client, databases, secret) {
  const { rows } = await client.query('SELECT rolname FROM pg_roles');
  const existing = new Set(rows.map((row) => row.rolname));
  const statements = databases.map((role) => {
    const verb = existing.has(role) ? 'ALTER' : 'CREATE';
    const password = pg.escapeLiteral(rolePassword(secret, role));
    // Who is not a superuser must be a member of the role to make it the owner of a database.
    const membership = existing.has(role) ? '' : `GRANT ${quoted(role)} TO CURRENT_USER;`;
    return `${verb} ROLE ${quoted(role)} LOGIN PASSWORD ${password}; ${membership}`;
  });
  await client.query(statements.join('\n'));
}

/** Gives each database to its role, and closes it to all others. */
export async function giveToRoles(client, databases) {
  const statements = databases.map(
    (name) =>
      `ALTER DATABASE ${quoted(name)} OWNER TO ${quoted(name)}; REVOKE ALL ON DATABASE ${quoted(name)} FROM PUBLIC;`,
  );
  await client.query(statements.join('\n'));
}
