/**
 * The branches of each part, such as `services/orders`, from c8's summary by file.
 *
 * @param {Record<string, { branches: { covered: number, total: number } }>} summary
 * @param {string} root
 */
export function branchesOf(summary, root) {
  const parts = new Map();
  for (const [file, { branches }] of Object.entries(summary)) {
    const part =
      file.startsWith(root) && /^\/((services|libs)\/[^/]+|gateway)\//.exec(file.slice(root.length));
    if (!part || branches.total === 0) continue;
    const { covered, total } = parts.get(part[1]) ?? { covered: 0, total: 0 };
    parts.set(part[1], { covered: covered + branches.covered, total: total + branches.total });
  }
  return new Map([...parts].sort(([one], [other]) => one.localeCompare(other)));
}

const percent = ({ covered, total }) => (100 * covered) / total;

/** @param {Map<string, { covered: number, total: number }>} branches */
export const tableOf = (branches) =>
  [...branches]
    .map(
      ([part, one]) =>
        `${part.padEnd(24)} ${one.covered} of ${one.total} branches, ${percent(one).toFixed(1)} %`,
    )
    .join('\n');

/**
 * What takes fewer of its branches than before, whole percents compared.
 *
 * @param {Map<string, { covered: number, total: number }>} branches
 * @param {Record<string, number>} goals percent by part
 */
export function faultsOf(branches, goals) {
  return [...branches].flatMap(([part, one]) => {
    const goal = goals[part];
    if (goal === undefined) return [`${part} has no share yet: npm run coverage -- --raise`];
    const reached = Math.floor(percent(one));
    return reached < goal ? [`${part}: tests take ${reached} % of the branches, and took ${goal} %`] : [];
  });
}
