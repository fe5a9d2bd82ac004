import { serviceNames, type ServiceName } from '@mekong/contracts';
import { ConfigError, readConfig } from '@mekong/service-defaults';
import { z } from 'zod';
import { prepareBroker } from './rabbit/prepare-broker.js';

type PasswordSetting = `${Uppercase<ServiceName>}_BROKER_PASSWORD`;
const passwordSetting = (name: ServiceName) => `${name.toUpperCase()}_BROKER_PASSWORD` as PasswordSetting;

const passwords = Object.fromEntries(serviceNames.map((name) => [passwordSetting(name), z.string().min(12)]));

const schema = z
  .object({
    AMQP_ADMIN_URL: z.url(),
    BROKER_MANAGEMENT_URL: z.url(),
    /** How many nodes the broker has. */
    BROKER_NODES: z.coerce.number().int().min(1).max(9).default(1),
  })
  .extend(passwords as Record<PasswordSetting, z.ZodString>);

async function main(): Promise<void> {
  const config = readConfig(schema, process.env);
  await prepareBroker({
    amqpUrl: config.AMQP_ADMIN_URL,
    managementUrl: config.BROKER_MANAGEMENT_URL,
    nodes: config.BROKER_NODES,
    passwords: Object.fromEntries(
      serviceNames.map((name) => [name, config[passwordSetting(name)]]),
    ) as Record<ServiceName, string>,
  });
  console.log('The broker has all queues, and a user for each service.');
}

main().catch((error: Error) => {
  const isClear = error instanceof ConfigError;
  console.error(isClear ? error.message : `The broker cannot be prepared: ${error.message}`);
  process.exit(1);
});
