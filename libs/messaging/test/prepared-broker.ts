import { serviceNames, type ServiceName } from '@mekong/contracts';
import { createTestVhost, type TestVhost } from '@mekong/testing';
import { brokerUserOf } from '../src/index.js';
import { prepareBroker } from '../src/rabbit/prepare-broker.js';

/** The same for all test files: their virtual hosts share the broker's users. */
const password = 'word-of-all-tests';

/** A virtual host of its own, prepared for all services, as the addresses of their users. It is added to `vhosts`. */
export async function aPreparedBroker(vhosts: TestVhost[]): Promise<Record<ServiceName, string>> {
  const vhost = await createTestVhost();
  vhosts.push(vhost);
  const { amqpUrl, managementUrl } = vhost;
  const each = (value: (name: ServiceName) => string) =>
    Object.fromEntries(serviceNames.map((name) => [name, value(name)])) as Record<ServiceName, string>;
  await prepareBroker({ amqpUrl, managementUrl, passwords: each(() => password) });
  return each((name) => {
    const url = new URL(amqpUrl);
    url.username = brokerUserOf(name);
    url.password = password;
    return url.href;
  });
}
