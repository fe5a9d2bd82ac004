import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScanner } from './run-scanner.mjs';

/** What is as it should be. */
const accepted = new Map([
  ['X-XSS-Protection is not set', 'browsers have dropped it; the Content-Security-Policy does its work'],
  ['Strict-Transport-Security is not set', 'it is sent where PUBLIC_URL is https'],
]);

/** Lets wapiti walk the shop's pages and attack what it finds there. Answers a line for each finding. */
export async function scanPages({ origin, folder, seconds }) {
  const report = join(folder, 'wapiti.json');
  const args = [
    ...['-u', `${origin}/`, '--scope', 'domain', '--flush-session', '--no-bugreport', '--verbose', '0'],
    ...['--max-scan-time', String(seconds), '--max-attack-time', String(seconds / 3)],
    ...['--store-session', join(folder, 'wapiti'), '--format', 'json', '--output', report],
  ];
  const output = await runScanner('wapiti', args, 3 * seconds);
  if (!existsSync(report)) return [`wapiti made no report:\n${output.slice(-2_000)}`];
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8'));
  console.log(`wapiti: ${infos.crawled_pages_nbr ?? 'some'} pages walked`);
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !accepted.has(info))
      .map(({ method, path, info }) => `wapiti: ${kind}: ${method} ${path}: ${info}`),
  );
}
