import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { query } from '../service/outbox-of.js';
import { waitFor } from '../wait-for.js';

/** With its key, both as PEM. */
interface Certificate {
  certificate: string;
  key: string;
}

/** One for `localhost` that vouches for itself. */
export async function aCertificate(): Promise<Certificate> {
  const extensions = [
    { name: 'subjectAltName' as const, altNames: [{ type: 2 as const, value: 'localhost' }] },
  ];
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions,
  });
  return { certificate: made.cert, key: made.private };
}

/** From now on a PostgreSQL of this machine also speaks TLS, or `only` so. Answers the file with its certificate. */
export async function encryptPostgres(
  url: string,
  { certificate, key }: Certificate,
  only?: 'only',
): Promise<string> {
  const [{ folder, access }] = (await query(
    url,
    `SELECT current_setting('data_directory') AS folder, current_setting('hba_file') AS access`,
  )) as [{ folder: string; access: string }];
  const { uid, gid } = await stat(folder);
  for (const [name, text] of Object.entries({ 'server.crt': certificate, 'server.key': key })) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
  if (only) await writeFile(access, 'hostssl all all all scram-sha-256\n');
  await query(url, 'ALTER SYSTEM SET ssl = on');
  await query(url, 'SELECT pg_reload_conf()');
  await waitFor(() => query(`${url}?sslmode=no-verify`, 'SELECT 1'), { what: 'TLS' });
  return join(folder, 'server.crt');
}
