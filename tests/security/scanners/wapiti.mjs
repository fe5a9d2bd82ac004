import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScanner } from './run-scanner.mjs';

/** What is as it should be. */
const accepted = new Map([
  ['X-XSS-Protection is not set', 'browsers have dropped it; the Content-Security-Policy does its work'],
  ['Strict-Transport-Security is not set', 'it is sent where PUBLIC_URL is https'],
]);

/** Those that ask nobody outside of this machine. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss,xxe';
/** The sample catalogue has far more addresses: with fewer the walk itself has failed. */
const minWalked = 100;

/** Lets wapiti walk the shop's pages for so long, and each of its modules attack what it found for a sixth of that. Answers a line for each finding. */
export async function scanPages({ origin, folder, seconds }) {
  const report = join(folder, 'wapiti.json');
  const args = [
    ...['-u', `${origin}/`, '--flush-session', '--no-bugreport', '--verbose', '0'],
    // It says that it reads Brotli as well, and then finds no link.
    ...['-H', 'Accept-Encoding: gzip', '-m', modules],
    ...['--max-scan-time', String(seconds), '--max-attack-time', String(Math.ceil(seconds / 6))],
    ...['--store-session', join(folder, 'wapiti'), '--format', 'json', '--output', report],
  ];
  const output = await runScanner('wapiti', args, 5 * seconds);
  if (!existsSync(report)) return [`wapiti made no report:\n${output.slice(-2_000)}`];
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  const walked = Number(/Wapiti found (\d+) URLs/.exec(output)?.[1] ?? 0);
  console.log(`wapiti: ${walked} addresses walked`);
  if (walked < minWalked) return [`wapiti found only ${walked} addresses to attack`];
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !accepted.has(info))
      .map(({ method, path, info }) => `wapiti: ${kind}: ${method} ${path}: ${info}`),
  );
}
