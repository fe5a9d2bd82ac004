import { fault } from '@mekong/contracts';
import { seenSettingVersion, setInEnvironment, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { isBotToken } from '../config.js';

const address = z.email();

/** `Name <name@host>` or `name@host`, on one line: it becomes a header of each mail. */
function isSender(typed: string): boolean {
  const [, name, inBrackets] = /^([^<>"\\,;:@\p{Cc}]+) <([^<>]+)>$/u.exec(typed) ?? [];
  return address.safeParse(name === undefined ? typed : inBrackets).success;
}

export const sendingBody = z.object({
  mail_from: text(200)
    .refine(isSender, fault('WRONG_FORMAT', 'must be an email address, such as Shop <no-reply@shop.example>'))
    .nullable()
    .optional()
    .describe('Null: no-reply at the shop; without it, it stays as it is'),
  bot_token: text(100)
    .refine(isBotToken, fault('WRONG_FORMAT', 'must be a token from @BotFather, such as 123456:ABC…'))
    .nullable()
    .optional()
    .describe('Without it, it stays as it is; null takes the bot off'),
  version: seenSettingVersion,
});
export type SendingBody = z.infer<typeof sendingBody>;

export const sendingAnswer = z.object({
  sending: z
    .object({
      mail_from: z.string().nullable(),
      bot: z
        .enum(['none', 'set', 'unreadable'])
        .describe('Whether there is a token, which nobody is shown; unreadable where its key is gone'),
      version: z.int().describe('0 while nobody has changed it'),
      environment: setInEnvironment,
    })
    .meta({ id: 'Sending' }),
});
