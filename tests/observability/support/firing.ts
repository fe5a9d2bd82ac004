import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const read = (name: string) =>
  fileURLToPath(new URL(`../../../infra/observability/${name}`, import.meta.url));
export const files = [read('rules.yml'), read('kubernetes-rules.yml')];

interface Rule {
  alert?: string;
  labels?: { severity?: string };
  annotations: { summary: string; runbook: string };
}
const rulesOf = (file: string): Rule[] =>
  (parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
/** All alerts, each with the file that has it. */
export const alerts = files.flatMap((file) =>
  rulesOf(file)
    .filter(({ alert }) => alert)
    .map((rule) => ({ file, ...rule })),
);
const ruleOf = (name: string) => alerts.find(({ alert }) => alert === name)!;

/** A series and its values at every 15 seconds, in promtool's words. */
export interface Series {
  series: string;
  values: string;
}

/** The labels by which an alert fires, such as a job, at each of these times; each has to be as expected. */
export async function expectFiring(
  alertname: string,
  series: Series[],
  expected: Record<string, Record<string, string>[]>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-rules-'));
  const file = join(folder, 'test.yml');
  const alert_rule_test = Object.entries(expected).map(([eval_time, firing]) => ({
    eval_time,
    alertname,
    exp_alerts: firing.map((exp_labels) => ({
      exp_labels: { severity: ruleOf(alertname).labels!.severity, ...exp_labels },
      exp_annotations: annotationsOf(alertname, exp_labels),
    })),
  }));
  const tests = [{ interval: '15s', input_series: series, alert_rule_test }];
  // JSON is YAML too.
  await writeFile(
    file,
    JSON.stringify({ rule_files: [ruleOf(alertname).file], evaluation_interval: '15s', tests }),
  );
  const outcome = await promisify(execFile)('promtool', ['test', 'rules', file]).then(
    () => 'as expected',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
  await rm(folder, { recursive: true });
  expect(outcome).toContain('as expected');
}

/** As the rule has them, with what its summary names of the labels. */
function annotationsOf(alert: string, labels: Record<string, string>) {
  const { summary, runbook } = ruleOf(alert).annotations;
  return { summary: summary.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name) => labels[name] ?? ''), runbook };
}
