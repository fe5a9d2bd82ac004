import type { EventData, Role } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { anEvent, anIdentity, waitFor } from '@mekong/testing';
import type { FakeTelegram, Sent } from './fake-telegram.js';
import type { NotificationsUnderTest } from './builders.js';

/** As the shop has them in production, but with nothing to wait for between two messages. */
export const telegramSettings = ({ token, url }: FakeTelegram) => ({
  TELEGRAM_BOT_TOKEN: token,
  TELEGRAM_API_URL: url,
  TELEGRAM_CHAT_PAUSE_MS: '0',
});

let lastChat = 5_000;
export const aChat = () => (lastChat += 1);

export interface Connected extends Identity {
  chat: number;
}

export const codeFor = async (service: NotificationsUnderTest, who: Identity) =>
  (await service.as(who).post('/api/account/telegram')).body as { code: string; link: string };

/** Waits for a message to this chat that says this; answers the last such one. */
export const told = (telegram: FakeTelegram, chat: number, text: string | RegExp): Promise<Sent> =>
  waitFor(() => telegram.of(chat).findLast((sent) => sent.text.match(text)), {
    what: `${String(text)} in chat ${chat}, which has ${JSON.stringify(telegram.of(chat).map((sent) => sent.text))}`,
  });

/** Somebody in this role whose chat is connected. */
export async function connected(
  service: NotificationsUnderTest,
  telegram: FakeTelegram,
  role: Role = 'admin',
  { chat = aChat(), ...but }: Partial<Identity> & { chat?: number } = {},
): Promise<Connected> {
  const who = anIdentity({ role, ...but });
  const { code } = await codeFor(service, who);
  telegram.writes(chat, `/start ${code}`);
  await told(telegram, chat, /is connected|បានភ្ជាប់/);
  return { ...who, chat };
}

export const becomes = (
  service: NotificationsUnderTest,
  who: Identity,
  change: Partial<EventData<'user.changed.v1'>>,
) =>
  service.others.deliver(
    anEvent('user.changed.v1', who.userId, {
      user_id: who.userId,
      email: who.email,
      name: who.name,
      role: who.role,
      is_verified: true,
      is_blocked: false,
      signed_up_at: '2026-11-01T00:00:00.000Z',
      ...change,
    }),
  );

/** What the shop has answered to a press. */
export const answerTo = (telegram: FakeTelegram, press: string): Promise<string> =>
  waitFor(() => telegram.answers.find(({ callback_query_id: id }) => id === press), {
    what: 'the answer to a press',
  }).then(({ text }) => text);

/** What orders is asked for, and what it answers. */
export const wantedOf = (service: NotificationsUnderTest, orderId: string) =>
  service.others.received('order.step-wanted.v1', orderId);

export const judges = (
  service: NotificationsUnderTest,
  wanted: EventData<'order.step-wanted.v1'>,
  verdict: Partial<EventData<'order.step-judged.v1'>> = {},
) =>
  service.others.deliver(
    anEvent('order.step-judged.v1', wanted.order_id, {
      order_id: wanted.order_id,
      step: wanted.step,
      reply_to: wanted.reply_to,
      by: wanted.by.user_id,
      outcome: 'done',
      who: wanted.by.name,
      at: '2026-11-28T03:42:00.000Z',
      ...verdict,
    }),
  );
