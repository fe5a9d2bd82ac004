import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareNode, type NodeSettings } from './node-settings.js';
import { PortTaken, startRabbitProcess, tellRabbit } from './rabbit-process.js';

export interface TestRabbit {
  /** The default virtual host as user guest. */
  amqpUrl: string;
  /** RabbitMQ's HTTP API, with user and password. */
  managementUrl: string;
  /** kill -9 of the broker; its data stay. */
  kill(): Promise<void>;
  /** Resolves when all queues are noted on its disk; by itself it does that some moments after it has said that there is one. */
  noteQueues(): Promise<void>;
  /** Lets the broker believe that it is out of memory, or that it has enough again. */
  setMemoryAlarm(isOn: boolean): Promise<void>;
  /** Removes all that it has, queues and what waits in them too, as its operator does. */
  empty(): Promise<void>;
  /** Starts the broker again over the same data and ports; kills it first where it still runs. */
  restart(): Promise<void>;
  /** Ends the broker and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a private RabbitMQ (4 to 6 seconds) that shares nothing with another broker of this machine. It ends with
 * this process, however this process ends; its data lie below `parent`. `more` are further lines of its settings. Rejects where
 * RabbitMQ is not installed.
 */
export async function startTestRabbit(parent = tmpdir(), more: string[] = []): Promise<TestRabbit> {
  const started = await startOnFreePorts(parent, more);
  const { folder, settings } = started;
  let { node } = started;
  return {
    amqpUrl: `amqp://guest:guest@127.0.0.1:${settings.amqpPort}`,
    managementUrl: `http://guest:guest@127.0.0.1:${settings.managementPort}`,
    kill: () => node.kill(),
    noteQueues: () => tellRabbit(settings, 'eval', 'mnesia:sync_log().'),
    setMemoryAlarm: (isOn) => tellRabbit(settings, 'set_vm_memory_high_watermark', isOn ? '0.00001' : '0.4'),
    empty: async () => {
      for (const order of ['stop_app', 'force_reset', 'start_app']) await tellRabbit(settings, order);
    },
    restart: async () => {
      await node.kill();
      node = await startRabbitProcess(folder, settings);
    },
    stop: async () => {
      await node.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port that was free may be taken by the time that the node listens: then another one starts. */
async function startOnFreePorts(
  parent: string,
  more: string[],
  triesLeft = 2,
): Promise<{ folder: string; settings: NodeSettings; node: { kill(): Promise<void> } }> {
  const folder = await mkdtemp(join(parent, 'mekong-rabbit-'));
  const settings = await prepareNode(folder, { more });
  try {
    return { folder, settings, node: await startRabbitProcess(folder, settings) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!(error instanceof PortTaken) || triesLeft === 0) throw error;
    return startOnFreePorts(parent, more, triesLeft - 1);
  }
}
