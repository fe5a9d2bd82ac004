import type { SharedRabbit } from './resource-desk.js';

/** Name of the environment variable through which test processes find the desk. */
export const deskVariable = 'TEST_RESOURCE_DESK_URL';

/** The run's shared PostgreSQL (superuser's URL, database `postgres`); the first call of the run starts it. */
export async function testPostgres(): Promise<{ url: string }> {
  return (await askDesk('postgres')) as { url: string };
}

/** The run's shared RabbitMQ; the first call of the run starts it. */
export async function sharedRabbit(): Promise<SharedRabbit> {
  return (await askDesk('rabbit')) as SharedRabbit;
}

async function askDesk(resource: string): Promise<unknown> {
  const deskUrl = process.env[deskVariable];
  if (!deskUrl) throw new Error('Shared test servers exist within a Jest run only (see jest.config.mjs).');
  const response = await fetch(`${deskUrl}/${resource}`);
  if (!response.ok) throw new Error(`The shared ${resource} did not start: ${await response.text()}`);
  return response.json();
}
