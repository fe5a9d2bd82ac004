import { serviceNames } from '@mekong/contracts';
import { waitFor } from '@mekong/testing';
import { Cleanup } from '../../../infra/local/cleanup.mjs';
import { ensureDatabases } from '../../../infra/local/postgres/databases.mjs';
import { prepareBroker } from '../../../libs/messaging/src/rabbit/prepare-broker.js';
import { withoutLimits } from '../../faults/support/fault-shop.js';
import { startProcessShop, type ProcessShop } from '../../support/process-shop.js';
import { startBrokerCluster, amqpPort, managementPort, type BrokerCluster } from './broker-cluster.js';
import { startDatabaseCluster, type DatabaseCluster } from './database-cluster.js';
import { makeHosts, type Hosts } from './hosts.js';
import { primaryPort, startOneAddress } from './one-address.js';

/** The shop over three hosts, each with PostgreSQL and RabbitMQ; its own parts run at this machine. */
export interface ClusterShop extends ProcessShop {
  hosts: Hosts;
  database: DatabaseCluster;
  broker: BrokerCluster;
}

export async function startClusterShop(): Promise<ClusterShop> {
  const cleanup = new Cleanup();
  try {
    const hosts = await makeHosts(3);
    cleanup.add(hosts.remove);
    const [database, broker] = await Promise.all([
      startDatabaseCluster(hosts.hosts),
      startBrokerCluster(hosts.hosts),
    ]);
    const oneAddress = await startOneAddress(hosts);
    cleanup.add(oneAddress.stop);
    const serverUrl = database.urlAt(hosts.address, primaryPort);
    const databases = await waitFor(() => ensureDatabases(serverUrl, serviceNames), {
      what: 'the primary at its address',
    });
    const amqpUrl = `amqp://guest:guest@${hosts.address}:${amqpPort}`;
    await prepareBroker({
      amqpUrl,
      managementUrl: `http://${hosts.address}:${managementPort}`,
      passwords: Object.fromEntries(serviceNames.map((name) => [name, `password-of-${name}`])) as Parameters<
        typeof prepareBroker
      >[0]['passwords'],
      nodes: 3,
    });
    const servers = { amqpUrl, databases, drop: async () => undefined };
    const shop = await startProcessShop({}, { PASSWORD_HASH_COST: '4', ...withoutLimits }, servers);
    cleanup.add(shop.stop);
    return { ...shop, hosts, database, broker, stop: () => cleanup.run() };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
