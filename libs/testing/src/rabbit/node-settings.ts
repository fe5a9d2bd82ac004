import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../../infra/local/ports.mjs';

export interface NodeSettings {
  amqpPort: number;
  managementPort: number;
  /** Where Prometheus reads what the node counts. */
  metricsPort: number;
  /** Every port on which a process of the node listens. */
  ports: number[];
  env: Record<string, string>;
}

/** What the nodes of a cluster have in common. */
export interface ClusterSettings {
  /** Where they find each other's names. */
  epmdPort: number;
  /** By which they know each other. */
  cookie: string;
}

/**
 * Makes the folders and files of a RabbitMQ node below `folder`, with ports and a name that no other node uses. One of no cluster
 * has names and a cookie to itself. `more` are further lines of its settings.
 */
export async function prepareNode(
  folder: string,
  { cluster, more = [] }: { cluster?: ClusterSettings; more?: string[] } = {},
): Promise<NodeSettings> {
  const amqpPort = await freePort();
  const managementPort = await freePort();
  const metricsPort = await freePort();
  const distPort = await freePort();
  const epmdPort = cluster?.epmdPort ?? (await freePort());
  for (const name of ['mnesia', 'log', 'home', 'config']) mkdirSync(join(folder, name), { recursive: true });
  const pluginsFile = join(folder, 'enabled_plugins');
  const configFile = join(folder, 'rabbitmq.conf');
  writeFileSync(pluginsFile, '[rabbitmq_management,rabbitmq_prometheus].\n');
  if (cluster) writeFileSync(join(folder, 'home', '.erlang.cookie'), cluster.cookie, { mode: 0o400 });
  writeFileSync(
    configFile,
    [
      `management.tcp.ip = 127.0.0.1`,
      `management.tcp.port = ${managementPort}`,
      `prometheus.tcp.ip = 127.0.0.1`,
      `prometheus.tcp.port = ${metricsPort}`,
      `disk_free_limit.absolute = 50MB`,
      ...more,
      '',
    ].join('\n'),
  );
  const env = {
    HOME: join(folder, 'home'),
    RABBITMQ_NODENAME: `mekong-${amqpPort}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(amqpPort),
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_BASE: folder,
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_LOGS: '-',
    RABBITMQ_ENABLED_PLUGINS_FILE: pluginsFile,
    RABBITMQ_CONFIG_FILE: configFile,
    RABBITMQ_PID_FILE: join(folder, 'rabbit.pid'),
    RABBITMQ_GENERATED_CONFIG_DIR: join(folder, 'config'),
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
  };
  const own = [amqpPort, managementPort, metricsPort, distPort];
  return { amqpPort, managementPort, metricsPort, ports: cluster ? own : [...own, epmdPort], env };
}
