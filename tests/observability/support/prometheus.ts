import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mekong/testing';
import { freePort } from '../../../infra/local/ports.mjs';

export interface Prometheus {
  /** The series that an expression has now, by their labels. Rejects where Prometheus cannot read it. */
  query(expression: string): Promise<Series[]>;
  /** The alerts that fire: `name job`. */
  firing(): Promise<string[]>;
  /** What was wrong with a rule when it was last looked at. */
  ruleErrors(): Promise<string[]>;
  stop(): Promise<void>;
}

interface Rule {
  name: string;
  lastError?: string;
  /** None of what is only recorded. */
  alerts?: { state: string; labels: Record<string, string> }[];
}

interface Series {
  metric: Record<string, string>;
  value: [number, string];
}

interface Answer<Data> {
  status: string;
  error?: string;
  data: Data;
}

/** Where Prometheus finds the replicas of a job, in its own words. */
export type Targets = { static_configs: object[] } | { dns_sd_configs: object[] };

/** Each of these addresses is a job. */
export const atUrls = (urls: Record<string, string>): Record<string, Targets> =>
  Object.fromEntries(
    Object.entries(urls).map(([job, url]) => [job, { static_configs: [{ targets: [new URL(url).host] }] }]),
  );

export interface PrometheusPlan {
  jobs: Record<string, Targets>;
  rules: string;
  /** What the gateway asks for. */
  metricsKey: string;
  /** The address of whom it asks for names instead of this machine's; only root may do that. */
  nameServer?: string;
}

/** Starts Prometheus on parts, each its job, and on a file of rules. */
export async function startPrometheus(plan: PrometheusPlan): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-prometheus-'));
  const inFolder = (name: string) => join(folder, name);
  const jobs = Object.entries(plan.jobs).map(([job, targets]) => ({
    job_name: job,
    ...targets,
    ...(job === 'gateway' && { authorization: { credentials: plan.metricsKey } }),
  }));
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['rules.yml'],
    scrape_configs: jobs,
  };
  await writeFile(inFolder('rules.yml'), plan.rules);
  // JSON is YAML too.
  await writeFile(inFolder('prometheus.yml'), JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const args = [
    `--config.file=${inFolder('prometheus.yml')}`,
    `--storage.tsdb.path=${inFolder('data')}`,
    `--web.listen-address=${address}`,
  ];
  const command = ['prometheus', ...args];
  if (plan.nameServer) {
    await writeFile(inFolder('resolv.conf'), `nameserver ${plan.nameServer}\n`);
    // Only for this process another file is at its place.
    const withNames = 'mount --bind "$0" /etc/resolv.conf && exec "$@"';
    command.unshift('unshare', '--mount', 'sh', '-c', withNames, inFolder('resolv.conf'));
  }
  const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const api = async <Data>(path: string): Promise<Data> => {
    const response = await fetch(`http://${address}/api/v1/${path}`);
    const { status, error, data } = (await response.json()) as Answer<Data>;
    if (status !== 'success') throw new Error(`Prometheus says ${error} of ${path}`);
    return data;
  };
  const rulesOf = async (): Promise<Rule[]> =>
    (await api<{ groups: { rules: Rule[] }[] }>('rules')).groups.flatMap(({ rules }) => rules);
  const isServing = async () => {
    if (child.exitCode !== null) throw new Error(`Prometheus ended: ${output}`);
    return (await fetch(`http://${address}/-/ready`).catch(() => undefined))?.ok;
  };
  await waitFor(isServing, { what: 'Prometheus' });
  return {
    query: async (expression) =>
      (await api<{ result: Series[] }>(`query?query=${encodeURIComponent(expression)}`)).result,
    firing: async () =>
      (await rulesOf()).flatMap(({ name, alerts }) =>
        (alerts ?? []).filter(({ state }) => state === 'firing').map(({ labels }) => `${name} ${labels.job}`),
      ),
    ruleErrors: async () =>
      (await rulesOf()).flatMap(({ name, lastError }) => (lastError ? [`${name}: ${lastError}`] : [])),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
