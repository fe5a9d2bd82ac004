import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { freePort } from '../../../../infra/local/ports.mjs';
import { prepareNode, type NodeSettings } from './node-settings.js';
import { startNames, startRabbitProcess, tellQueues, tellRabbit } from './rabbit-process.js';

export interface TestNode {
  /** As the cluster knows it. */
  name: string;
  amqpUrl: string;
  managementUrl: string;
  metricsUrl: string;
  /** kill -9; its data stay. */
  kill(): Promise<void>;
  /** Starts it again after it was killed. */
  restart(): Promise<void>;
}

export interface TestCluster {
  nodes: readonly TestNode[];
  /** One more node, which joins the others; queues that are there stay where they are. */
  join(): Promise<TestNode>;
  /** Gives an order of `rabbitmq-queues` to the first node. */
  tellQueues(...order: string[]): Promise<void>;
  /** Ends all nodes and removes their data. */
  stop(): Promise<void>;
}

/** Starts a private RabbitMQ of one node, to which others can be added; all end with this process. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'mekong-cluster-'));
  const shared = { epmdPort: await freePort(), cookie: randomUUID() };
  const names = await startNames(folder, shared.epmdPort);
  const settings: NodeSettings[] = [];
  const nodes: TestNode[] = [];
  const addNode = async (): Promise<TestNode> => {
    const added = await startNode(await mkdtemp(join(folder, 'node-')), shared);
    const [first] = settings;
    if (first) {
      await tellRabbit(added.settings, 'stop_app');
      await tellRabbit(added.settings, 'join_cluster', first.env.RABBITMQ_NODENAME!);
      await tellRabbit(added.settings, 'start_app');
    }
    settings.push(added.settings);
    nodes.push(added.node);
    return added.node;
  };
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await names.stop();
    await rm(folder, { recursive: true, force: true });
  };
  await addNode();
  return { nodes, join: addNode, tellQueues: (...order) => tellQueues(settings[0]!, ...order), stop };
}

async function startNode(folder: string, cluster: { epmdPort: number; cookie: string }) {
  const settings = await prepareNode(folder, { cluster });
  let running = await startRabbitProcess(folder, settings);
  const at = (protocol: string, port: number) => `${protocol}://guest:guest@127.0.0.1:${port}`;
  const node: TestNode = {
    name: settings.env.RABBITMQ_NODENAME!,
    amqpUrl: at('amqp', settings.amqpPort),
    managementUrl: at('http', settings.managementPort),
    metricsUrl: `http://127.0.0.1:${settings.metricsPort}`,
    kill: () => running.kill(),
    restart: async () => {
      running = await startRabbitProcess(folder, settings);
    },
  };
  return { settings, node };
}
