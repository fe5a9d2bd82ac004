import { z } from 'zod';

const chat = z.object({ id: z.number(), type: z.string() });
const from = z.object({ id: z.number(), language_code: z.string().optional() });

const message = z.object({
  message_id: z.number(),
  chat,
  from: from.optional(),
  text: z.string().optional(),
  reply_to_message: z.object({ message_id: z.number() }).optional(),
});

/** What the shop reads of an update of Telegram. */
export const updateSchema = z.object({
  update_id: z.int().min(0),
  message: message.optional(),
  callback_query: z
    .object({
      id: z.string().max(200),
      from,
      data: z.string().max(64).optional(),
      message: z.object({ message_id: z.number(), chat }).optional(),
    })
    .optional(),
});
export type Update = z.infer<typeof updateSchema>;
export type WrittenMessage = NonNullable<Update['message']>;
export type Press = NonNullable<Update['callback_query']>;

/** The only kinds of updates that Telegram is asked for. */
export const wantedUpdates = ['message', 'callback_query'];
