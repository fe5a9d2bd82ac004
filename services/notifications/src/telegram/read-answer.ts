import { z } from 'zod';
import { TelegramFault } from './telegram-fault.js';

/** More than fifty updates take. */
const maxBytes = 2 * 1024 * 1024;

const answerSchema = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});
type Answer = z.infer<typeof answerSchema>;

/** Reads what Telegram answers, up to a size. */
export async function readAnswer(response: Response): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > maxBytes) throw new TelegramFault('ILL', 'Telegram answered too much');
    chunks.push(chunk as Uint8Array);
  }
  try {
    return answerSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
  } catch {
    throw new TelegramFault('ILL', `Telegram answered ${response.status} and nothing that can be read`);
  }
}

/** Chats to which nobody can write any more. */
const closedChat = /chat not found|user is deactivated|bot was kicked|peer_id_invalid/i;

export function faultOf(status: number, { description = '', parameters }: Answer): TelegramFault {
  const text = `Telegram answered ${status}: ${description.slice(0, 200)}`;
  if (status === 429) return new TelegramFault('TOO_MANY', text, parameters?.retry_after ?? 5);
  if (status === 401 || status === 404) return new TelegramFault('TOKEN_REFUSED', text);
  if (status === 409) return new TelegramFault('CONFLICT', text);
  if (status === 403 || (status === 400 && closedChat.test(description)))
    return new TelegramFault('CHAT_CLOSED', text);
  if (status >= 400 && status < 500) return new TelegramFault('REFUSED', text);
  return new TelegramFault('ILL', text);
}
