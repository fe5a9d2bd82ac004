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

export const isBotToken = (text: string): boolean => /^\d+:[\w-]{30,}$/.test(text);

const schema = serviceConfig
  .extend({
    /** Proves that a call came through the gateway, which says where from. */
    GATEWAY_KEY: rotatingSecret(16),
    /** 32 bytes, base64; shared with auth. */
    EVENT_SEALING_KEY: rotatingSecret(43),
    /** The mail server; without it, mail goes to the mailbox page. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The mailbox page may be reached from other machines. */
    EXPOSE_DEMO: flag,
    /** From whom mails come, above what admins set. */
    MAIL_FROM: z.string().min(3).max(200).optional(),
    /** How long after its checkout an unpaid order is reminded of by a mail; 0 sends none. */
    PAYMENT_REMINDER_MINUTES: z.coerce.number().min(0).max(1_440).default(3),
    /** Of the shop's bot, from @BotFather, above what admins set; without either nothing goes to Telegram. */
    TELEGRAM_BOT_TOKEN: z.string().refine(isBotToken, 'is no token of a bot, such as 123456:ABC…').optional(),
    TELEGRAM_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
    /** With it Telegram calls the shop at its public address; without it the shop asks Telegram. */
    TELEGRAM_WEBHOOK_SECRET: z
      .string()
      .regex(/^[\w-]{16,256}$/, 'must have 16 to 256 letters, digits, _ or -')
      .optional(),
    /** Milliseconds between two messages in one chat; Telegram takes one a second. */
    TELEGRAM_CHAT_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(1_000),
    /** How often an open stream of alerts sends a heartbeat. */
    STREAM_HEARTBEAT_MS: z.coerce.number().int().min(10).max(60_000).default(20_000),
  })
  .superRefine(
    refusePlaceholders(['EVENT_SEALING_KEY', 'GATEWAY_KEY', 'TELEGRAM_WEBHOOK_SECRET']),
    evenIfFaulty,
  )
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
