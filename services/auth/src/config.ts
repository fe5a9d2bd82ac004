import {
  flag,
  pem,
  readConfig,
  refuseExposed,
  refusePlaceholders,
  secret,
  serviceConfig,
  type Env,
} from '@mekong/service-defaults';
import { z } from 'zod';

const leastAdminPassword = 12;
const leastHashCost = 10;

const schema = serviceConfig
  .extend({
    AUTH_PRIVATE_KEY: z.string().min(1).transform(pem),
    /** Mixed into every hash of a password, code or token, so that a stolen database alone is of no use for guessing. */
    PASSWORD_PEPPER: secret(16),
    /** Of bcrypt; each step doubles the time of a login. Only tests take less than 10. */
    PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(14).default(leastHashCost),
    /** 32 bytes, base64; shared with notifications. */
    EVENT_SEALING_KEY: secret(43),
    /** Shared with the gateway, from which alone the client's address is accepted. */
    GATEWAY_KEY: secret(16),
    DEMO_ACCOUNTS: flag,
    /** Demo accounts may be reached from other machines. */
    EXPOSE_DEMO: flag,
    /** The first admin of a fresh shop. */
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  })
  .superRefine(refusePlaceholders(['PASSWORD_PEPPER', 'EVENT_SEALING_KEY', 'GATEWAY_KEY', 'ADMIN_PASSWORD']))
  .superRefine(
    refuseExposed('DEMO_ACCOUNTS', ({ DEMO_ACCOUNTS }: { DEMO_ACCOUNTS: boolean }) => DEMO_ACCOUNTS),
  )
  .superRefine(({ NODE_ENV, ADMIN_PASSWORD }, context) => {
    if (NODE_ENV !== 'production' || !ADMIN_PASSWORD || ADMIN_PASSWORD.length >= leastAdminPassword) return;
    const message = `must have at least ${leastAdminPassword} characters in production`;
    context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message });
  })
  .superRefine((config, context) => {
    if (config.NODE_ENV === 'production' && config.DEMO_ACCOUNTS) {
      context.addIssue({ code: 'custom', path: ['DEMO_ACCOUNTS'], message: 'must be false in production' });
    }
  })
  .superRefine(({ NODE_ENV, PASSWORD_HASH_COST }, context) => {
    if (NODE_ENV !== 'production' || PASSWORD_HASH_COST >= leastHashCost) return;
    const message = `must be at least ${leastHashCost} in production`;
    context.addIssue({ code: 'custom', path: ['PASSWORD_HASH_COST'], message });
  });
export type AuthConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readAuthConfig = (env: Env): AuthConfig => readConfig(schema, env);
