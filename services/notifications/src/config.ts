import {
  flag,
  evenIfFaulty,
  readConfig,
  refuseExposed,
  refusePlaceholders,
  rotatingSecret,
  serviceConfig,
  type Env,
} from '@mekong/service-defaults';
import { z } from 'zod';

const schema = serviceConfig
  .extend({
    /** 32 bytes, base64; shared with auth. */
    EVENT_SEALING_KEY: rotatingSecret(43),
    /** The mail server; without it, mail goes to the mailbox page. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The mailbox page may be reached from other machines. */
    EXPOSE_DEMO: flag,
    MAIL_FROM: z.string().min(3).max(200).optional(),
    /** How long after its checkout an unpaid order is reminded of by a mail; 0 sends none. */
    PAYMENT_REMINDER_MINUTES: z.coerce.number().min(0).max(1_440).default(3),
    /** How often an open stream of alerts sends a heartbeat. */
    STREAM_HEARTBEAT_MS: z.coerce.number().int().min(10).max(60_000).default(20_000),
  })
  .superRefine(refusePlaceholders(['EVENT_SEALING_KEY']), evenIfFaulty)
  .superRefine(refuseExposed('SMTP_URL', ({ SMTP_URL }: { SMTP_URL?: string }) => !SMTP_URL))
  .superRefine((config, context) => {
    if (config.NODE_ENV === 'production' && !config.SMTP_URL) {
      const message = "is required in production: the mailbox page shows everybody everybody's codes";
      context.addIssue({ code: 'custom', path: ['SMTP_URL'], message });
    }
  });
export type NotificationsConfig = z.infer<typeof schema>;
export const CONFIG = Symbol('CONFIG');

export const readNotificationsConfig = (env: Env): NotificationsConfig => readConfig(schema, env);
