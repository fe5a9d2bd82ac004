import { serviceNames } from '@mekong/contracts';
import { shopSecrets } from '../support/embedded-shop.js';
import { exampleEnv } from './compose-file.js';

/** The variables of `.env.example` with their values filled in, as by an operator. */
export const filledInEnv = (): Record<string, string> => ({
  ...exampleEnv(),
  ...shopSecrets(),
  POSTGRES_PASSWORD: 'a-long-random-word',
  OWNER_DATABASE_PASSWORD: 'the-long-word-of-owner',
  ...Object.fromEntries(
    serviceNames.flatMap((name) =>
      ['DATABASE', 'BROKER'].map((part) => [
        `${name.toUpperCase()}_${part}_PASSWORD`,
        `the-long-word-of-${name}`,
      ]),
    ),
  ),
  RABBITMQ_PASSWORD: 'another-long-one',
  ADMIN_PASSWORD: 'Correct-Horse-1',
});
