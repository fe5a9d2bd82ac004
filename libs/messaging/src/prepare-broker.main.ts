import { serviceNames } from '@mekong/contracts';
import { ConfigError, readConfig } from '@mekong/service-defaults';
import { z } from 'zod';
import { prepareBroker } from './rabbit/prepare-broker.js';

const passwordSetting = (name: string) => `${name.toUpperCase()}_BROKER_PASSWORD`;

const schema = z
  .object({ AMQP_ADMIN_URL: z.url(), BROKER_MANAGEMENT_URL: z.url() })
  .extend(Object.fromEntries(serviceNames.map((name) => [passwordSetting(name), z.string().min(12)])));

async function main(): Promise<void> {
  const config = readConfig(schema, process.env) as Record<string, string>;
  await prepareBroker({
    amqpUrl: config.AMQP_ADMIN_URL!,
    managementUrl: config.BROKER_MANAGEMENT_URL!,
    passwords: Object.fromEntries(
      serviceNames.map((name) => [name, config[passwordSetting(name)]!]),
    ) as Parameters<typeof prepareBroker>[0]['passwords'],
  });
  console.log('The broker has all queues, and a user for each service.');
}

main().catch((error: Error) => {
  const isClear = error instanceof ConfigError;
  console.error(isClear ? error.message : `The broker cannot be prepared: ${error.message}`);
  process.exit(1);
});
