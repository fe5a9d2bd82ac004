const size = 80;

/** Adds copies of the demo customer to auth's database, since sign-ups are limited. Returns their emails and passwords. */
export async function addCustomers(databases) {
  const emailOf = (n) => `shopper${n}@bench.example`;
  const columns = await databases.query(
    'auth',
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'users' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'email', 'email_key', 'is_demo')`,
  );
  const same = columns.map(({ name }) => name).join(', ');
  await databases.query(
    'auth',
    `INSERT INTO users (id, email, email_key, is_demo, ${same})
     SELECT gen_random_uuid(), given.email, given.email, false, ${same}
     FROM users, unnest($1::text[]) AS given (email) WHERE users.email = 'customer@mekong.example'`,
    [Array.from({ length: size }, (_, n) => emailOf(n))],
  );
  return Array.from({ length: size }, (_, n) => ({ email: emailOf(n), password: 'Customer123!' }));
}
