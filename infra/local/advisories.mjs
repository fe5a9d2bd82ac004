import { readFileSync } from 'node:fs';

/**
 * An advisory that is known and accepted until a day (`YYYY-MM-DD`), with the reason.
 * @typedef {{ advisory: string, until: string, reason: string }} Waiver
 */

const failing = ['high', 'critical'];

/** The waivers of infra/local/advisory-waivers.json. */
export const readWaivers = () =>
  /** @type {Waiver[]} */ (
    JSON.parse(readFileSync(new URL('advisory-waivers.json', import.meta.url), 'utf8'))
  );

/**
 * A line for each high or critical advisory in the report of `npm audit --json` that is not waived on `today`; undefined
 * where the registry gave no report.
 *
 * @param {string} report
 * @param {Waiver[]} waivers
 * @param {string} today
 * @returns {string[] | undefined}
 */
export function openAdvisories(report, waivers, today) {
  const { auditReportVersion, vulnerabilities } = parsed(report);
  if (!auditReportVersion) return undefined;
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    // A text names another package, which stands in the report itself.
    .filter((advisory) => typeof advisory === 'object' && failing.includes(advisory.severity));
  const isWaived = ({ url }) =>
    waivers.some(({ advisory, until }) => url.endsWith(`/${advisory}`) && today <= until);
  const lines = found
    .filter((advisory) => !isWaived(advisory))
    .map(({ name, range, severity, title, url }) => `${name} ${range}: ${severity}, ${title} (${url})`);
  return [...new Set(lines)];
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
