import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mekong/testing';
import { freePort } from '../../../infra/local/ports.mjs';

/** One message to a receiver: which alerts it is about, each as its name and its job. */
export interface Message {
  receiver: string;
  alerts: string[];
}

/** An alert as Prometheus gives it to Alertmanager. */
export type Alert = Record<string, string> & { alertname: string; severity: string };

/** The shop's own settings, but that they wait for a second where an operator would have a quarter of a minute. */
const impatient = readFileSync(
  new URL('../../../infra/observability/alertmanager.yml', import.meta.url),
  'utf8',
)
  .replace('group_wait: 15s', 'group_wait: 1s')
  .replace('group_interval: 2m', 'group_interval: 5s');

/** Starts Alertmanager, and who is told by it. */
export async function startAlertmanager() {
  const messages: Message[] = [];
  const receivers = createServer((request, response) => {
    void read(request).then((message) => {
      messages.push(message);
      response.end();
    });
  });
  await once(receivers.listen(0, '127.0.0.1'), 'listening');
  const told = `http://127.0.0.1:${(receivers.address() as AddressInfo).port}/`;
  const folder = await mkdtemp(join(tmpdir(), 'mekong-alertmanager-'));
  await writeFile(join(folder, 'alertmanager.yml'), impatient.replaceAll(/http:\/\/\w+\.example\//g, told));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus-alertmanager',
    [
      `--config.file=${join(folder, 'alertmanager.yml')}`,
      `--storage.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--cluster.listen-address=',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const isServing = async () => {
    if (child.exitCode !== null) throw new Error(`Alertmanager ended: ${output}`);
    return (await fetch(`http://${address}/-/ready`).catch(() => undefined))?.ok;
  };
  await waitFor(isServing, { what: 'Alertmanager' });
  return {
    address,
    messages,
    /** As Prometheus does while they fire. */
    async fire(...alerts: Alert[]): Promise<void> {
      const body = JSON.stringify(alerts.map((labels) => ({ labels })));
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`http://${address}/api/v2/alerts`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`Alertmanager answered ${answer.status}`);
    },
    async stop(): Promise<void> {
      child.kill();
      await once(child, 'exit');
      receivers.closeAllConnections();
      receivers.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function read(request: IncomingMessage): Promise<Message> {
  let text = '';
  for await (const part of request) text += String(part);
  const { receiver, alerts } = JSON.parse(text) as { receiver: string; alerts: { labels: Alert }[] };
  const names = alerts.map(({ labels }) => [labels.alertname, labels.job].filter(Boolean).join(' '));
  return { receiver, alerts: names.sort() };
}
