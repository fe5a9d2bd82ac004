import { z } from 'zod';

export const telegramAnswer = z.object({
  telegram: z.object({
    is_on: z.boolean().describe('Whether the shop is connected to Telegram at all'),
    bot: z.string().nullable().describe('What the bot is called; null until Telegram has said so'),
    connected_at: z.string().nullable().describe('Since when a chat is connected to your account'),
    trouble: z
      .object({ code: z.string(), detail: z.string(), since: z.string() })
      .nullable()
      .describe('For admins: why Telegram cannot be reached'),
    waiting: z.int().nullable().describe('For admins: messages that Telegram does not have yet'),
  }),
});

export const codeAnswer = z.object({
  code: z.string().describe('To be sent to the bot: /start and this code, once'),
  link: z.string().nullable().describe('Opens the bot with the code'),
  expires_at: z.string(),
});

/** Telegram says more than the shop reads. */
export const updateBody = z.looseObject({ update_id: z.int().min(0) });
export type UpdateBody = z.infer<typeof updateBody>;
