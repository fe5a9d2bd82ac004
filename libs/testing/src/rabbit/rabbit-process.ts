import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isPortFree } from '../../../../infra/local/ports.mjs';
import { rabbitPath } from '../../../../infra/local/programs.mjs';
import { supervise } from '../../../../infra/local/supervise.mjs';
import { waitFor } from '../wait-for.js';
import type { NodeSettings } from './node-settings.js';

// Unless our own epmd listens already, Erlang starts one that nothing ends. In a cluster the nodes have one, and this one ends at once.
const launchScript = `
epmd -port "$ERL_EPMD_PORT" -address "$ERL_EPMD_ADDRESS" &
names=$!
until epmd -port "$ERL_EPMD_PORT" -names >/dev/null 2>&1; do sleep 0.05; done
"$0"
kill $names
wait
`;
const startedMark = 'Server startup complete';
const bootMs = 60_000;

/** The node did not start because somebody else listens on one of its ports. */
export class PortTaken extends Error {}

/**
 * Starts the RabbitMQ node that `settings` describe and waits until it serves. `kill` is kill -9 of all its processes;
 * afterwards its ports are free. Rejects with PortTaken where one of them is not.
 */
export async function startRabbitProcess(
  folder: string,
  { env, ports }: NodeSettings,
): Promise<{ kill(): Promise<void> }> {
  const server = rabbitPath();
  if (!server) throw new Error('RabbitMQ is not installed (package rabbitmq-server).');
  const logPath = join(folder, 'rabbit.log');
  const plan = { command: '/bin/sh', args: ['-c', launchScript, server], cwd: folder, env };
  const supervisor = supervise({ ...plan, stopSignal: 'SIGKILL', lastSignal: 'SIGKILL' }, logPath);
  const ended = once(supervisor, 'exit');
  const end = async (): Promise<void> => {
    supervisor.stdin?.end();
    await ended;
  };
  const kill = async (): Promise<void> => {
    await end();
    await waitFor(() => areFree(ports), { what: 'the ports of the killed RabbitMQ' });
  };
  try {
    await waitFor(() => supervisor.exitCode !== null || readFileSync(logPath, 'utf8').includes(startedMark), {
      timeoutMs: bootMs,
      what: 'RabbitMQ to start',
    });
    if (supervisor.exitCode !== null) throw whyEnded(readFileSync(logPath, 'utf8'));
  } catch (error) {
    await end();
    throw error;
  }
  return { kill };
}

function whyEnded(log: string): Error {
  const Reason = log.includes('eaddrinuse') ? PortTaken : Error;
  return new Reason(`RabbitMQ ended:\n${log}`);
}

/** Starts what the nodes of a cluster find each other by; it outlives each of them. */
export async function startNames(folder: string, port: number): Promise<{ stop(): Promise<void> }> {
  const args = ['-port', String(port), '-address', '127.0.0.1'];
  const plan = { command: 'epmd', args, cwd: folder };
  const supervisor = supervise(
    { ...plan, stopSignal: 'SIGKILL', lastSignal: 'SIGKILL' },
    join(folder, 'epmd.log'),
  );
  const ended = once(supervisor, 'exit');
  await waitFor(async () => !(await isPortFree(port, '127.0.0.1')), { what: 'the names of the cluster' });
  return {
    stop: async () => {
      supervisor.stdin?.end();
      await ended;
    },
  };
}

/** Gives the node an order, as its operator does. */
export const tellRabbit = (settings: NodeSettings, ...order: string[]): Promise<void> =>
  callTool('rabbitmqctl', settings, order);

/** Gives an order about queues to the node's cluster, as its operator does. */
export const tellQueues = (settings: NodeSettings, ...order: string[]): Promise<void> =>
  callTool('rabbitmq-queues', settings, order);

async function callTool(name: string, { env }: NodeSettings, order: string[]): Promise<void> {
  const command = join(dirname(rabbitPath()!), name);
  await promisify(execFile)(command, order, { env: { ...process.env, ...env } });
}

async function areFree(ports: number[]): Promise<boolean> {
  const answers = await Promise.all(ports.map((port) => isPortFree(port, '127.0.0.1')));
  return answers.every(Boolean);
}
