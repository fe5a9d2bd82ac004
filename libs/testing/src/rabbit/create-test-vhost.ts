import { randomBytes } from 'node:crypto';
import { sharedRabbit } from '../resources/shared-resources.js';

export interface TestVhost {
  amqpUrl: string;
  managementUrl: string;
  /** Removes the virtual host with all its queues; its connections are closed. */
  drop(): Promise<void>;
}

/**
 * A fresh virtual host on the run's shared RabbitMQ, which the first call starts: exchanges and queues of one test file
 * are invisible to all others.
 */
export async function createTestVhost(): Promise<TestVhost> {
  const { amqpUrl, managementUrl } = await sharedRabbit();
  const name = `test-${randomBytes(6).toString('hex')}`;
  await callManagement('PUT', managementUrl, `vhosts/${name}`);
  await callManagement('PUT', managementUrl, `permissions/${name}/guest`, {
    configure: '.*',
    write: '.*',
    read: '.*',
  });
  return {
    amqpUrl: `${amqpUrl}/${name}`,
    managementUrl,
    drop: () => callManagement('DELETE', managementUrl, `vhosts/${name}`),
  };
}

async function callManagement(
  method: string,
  managementUrl: string,
  path: string,
  body?: object,
): Promise<void> {
  const { origin, username, password } = new URL(managementUrl);
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`RabbitMQ answered ${response.status} to ${method} ${path}.`);
}
