import {
  flag,
  pem,
  evenIfFaulty,
  listSetting,
  readConfig,
  refuseExposed,
  refusePlaceholders,
  rotatingSecret,
  serviceConfig,
  type Env,
} from '@mekong/service-defaults';
import { staffRoleSchema, usualShopName } from '@mekong/contracts';
import { z } from 'zod';
import { minStaffPassword, weaknessOf } from './password-weakness.js';

const minHashCost = 10;
const staffRoles = listSetting.pipe(
  z.array(staffRoleSchema, `must hold some of ${staffRoleSchema.options.join(', ')}, comma-separated`),
);

const schema = serviceConfig
  .extend({
    AUTH_PRIVATE_KEY: z.string().min(1).transform(pem),
    /** Mixed into every hash of a password, code or token, so that a stolen database alone is of no use for guessing. */
    PASSWORD_PEPPER: rotatingSecret(16),
    /** Of bcrypt; each step doubles the time of a login. Only tests take less than 10. */
    PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(14).default(minHashCost),
    /** 32 bytes, base64; shared with notifications. */
    EVENT_SEALING_KEY: rotatingSecret(43),
    /** Shared with the gateway, from which alone the client's address is accepted. */
    GATEWAY_KEY: rotatingSecret(16),
    DEMO_ACCOUNTS: flag,
    /** Demo accounts may be reached from other machines. */
    EXPOSE_DEMO: flag,
    /** The first admin of a fresh shop. */
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
    /** Whose logins need a second step. */
    REQUIRE_TWO_STEP: staffRoles,
    /** After so long without use a session of staff ends. */
    STAFF_IDLE_HOURS: z.coerce.number().positive().max(168).default(12),
  })
  .superRefine(
    refusePlaceholders(['PASSWORD_PEPPER', 'EVENT_SEALING_KEY', 'GATEWAY_KEY', 'ADMIN_PASSWORD']),
    evenIfFaulty,
  )
  .superRefine(
    refuseExposed('DEMO_ACCOUNTS', ({ DEMO_ACCOUNTS }: { DEMO_ACCOUNTS: boolean }) => DEMO_ACCOUNTS),
  )
  .superRefine(({ NODE_ENV, ADMIN_EMAIL = '', ADMIN_PASSWORD, SHOP_NAME }, context) => {
    if (NODE_ENV !== 'production' || !ADMIN_PASSWORD) return;
    const weakness = weaknessOf(ADMIN_PASSWORD, { email: ADMIN_EMAIL, name: '' }, SHOP_NAME ?? usualShopName);
    if (!weakness) return;
    const message =
      weakness === 'short'
        ? `must have at least ${minStaffPassword} characters in production`
        : 'must be neither a common password nor hold the email or the name of the shop in production';
    context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message });
  })
  .superRefine((config, context) => {
    if (config.NODE_ENV === 'production' && config.DEMO_ACCOUNTS) {
      context.addIssue({ code: 'custom', path: ['DEMO_ACCOUNTS'], message: 'must be false in production' });
    }
  })
  .superRefine(({ NODE_ENV, PASSWORD_HASH_COST }, context) => {
    if (NODE_ENV !== 'production' || PASSWORD_HASH_COST >= minHashCost) return;
    const message = `must be at least ${minHashCost} in production`;
    context.addIssue({ code: 'custom', path: ['PASSWORD_HASH_COST'], message });
  });
export type AuthConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readAuthConfig = (env: Env): AuthConfig => readConfig(schema, env);
