import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

type Body = Record<string, unknown>;

export interface Sent {
  chat_id: string;
  text: string;
  message_id: number;
  at: number;
  buttons: { text: string; callback_data: string }[];
  asksForAnswer: boolean;
}

/** What it answers instead: an error, after a while, or nothing but a cut connection. */
interface Trouble {
  status?: number;
  description?: string;
  retryAfter?: number;
  cut?: 'before' | 'after';
  slowMs?: number;
  /** The whole answer, as it is. */
  raw?: string;
}

export interface FakeTelegram {
  url: string;
  token: string;
  /** The messages of all chats as they are now, and each edit in the order in which it came. */
  sent: Sent[];
  edits: { message_id: number; text: string }[];
  answers: { callback_query_id: string; text: string }[];
  calls: { method: string; body: Body }[];
  webhook: Body;
  of(chat: number): Sent[];
  /** Has the next calls of this method fail so, or those of one chat; undefined ends that. */
  fail(method: string, trouble: Trouble | undefined, chat?: number): void;
  writes(chat: number, text: string, more?: object): number;
  presses(chat: number, message: Sent, button: string): string;
  /** Hands out updates again that were confirmed already. */
  forgetsOffset(): void;
  update(what: object): number;
  stop(): Promise<void>;
}

/** A Bot API on loopback that does what Telegram's does, as far as the shop calls it. */
export async function startFakeTelegram(
  token = '4242:AAF-fake_token_of_the_shops_bot_0123456',
): Promise<FakeTelegram> {
  const updates: { update_id: number }[] = [];
  const troubles = new Map<string, Trouble>();
  const state = {
    nextUpdate: 700,
    nextMessage: 100,
    handedOut: 0,
    poll: undefined as undefined | { end(conflict: boolean): void },
  };
  const fake = { token, sent: [], edits: [], answers: [], calls: [], webhook: {} } as unknown as FakeTelegram;
  const unconfirmed = () => updates.filter(({ update_id }) => update_id >= state.handedOut);

  async function getUpdates(
    { offset = 0, timeout = 0, limit = 100 }: Record<string, number>,
    gone: AbortSignal,
  ) {
    state.poll?.end(true);
    if (offset) state.handedOut = Math.max(state.handedOut, offset);
    const until = Date.now() + timeout * 1_000;
    let isOver = false;
    let isConflict = false;
    const poll = { end: (conflict: boolean) => ((isOver = true), (isConflict = conflict)) };
    state.poll = poll;
    while (!isOver && !gone.aborted && unconfirmed().length === 0 && Date.now() < until) await delay(5);
    if (state.poll === poll) state.poll = undefined;
    if (isConflict)
      return refused(
        409,
        'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
      );
    return { ok: true, result: unconfirmed().slice(0, limit) };
  }

  function sendMessage(body: Body) {
    const markup = body.reply_markup as
      { inline_keyboard?: Sent['buttons'][]; force_reply?: boolean } | undefined;
    const wrong = faultOfHtml(String(body.text));
    if (wrong) return refused(400, `Bad Request: can't parse entities: ${wrong}`);
    const message_id = (state.nextMessage += 1);
    const buttons = (markup?.inline_keyboard ?? []).flat();
    const asksForAnswer = Boolean(markup?.force_reply);
    fake.sent.push({
      chat_id: String(body.chat_id),
      text: String(body.text),
      message_id,
      at: Date.now(),
      buttons,
      asksForAnswer,
    });
    return { ok: true, result: { message_id } };
  }

  function editMessageText(body: Body) {
    const message = fake.sent.find(({ message_id }) => message_id === body.message_id);
    if (!message) return refused(400, 'Bad Request: message to edit not found');
    const buttons = (
      (body.reply_markup as { inline_keyboard: Sent['buttons'][] })?.inline_keyboard ?? []
    ).flat();
    if (message.text === body.text && JSON.stringify(message.buttons) === JSON.stringify(buttons))
      return refused(400, 'Bad Request: message is not modified');
    Object.assign(message, { text: body.text, buttons });
    fake.edits.push({ message_id: message.message_id, text: String(body.text) });
    return { ok: true, result: { message_id: message.message_id } };
  }

  const methods: Record<string, (body: Body, gone: AbortSignal) => object | Promise<object>> = {
    getMe: () => ({ ok: true, result: { id: 4242, is_bot: true, username: 'mekong_gear_bot' } }),
    deleteWebhook: () => ((fake.webhook = {}), { ok: true, result: true }),
    setWebhook: (body) => ((fake.webhook = body), { ok: true, result: true }),
    getUpdates: (body, gone) =>
      fake.webhook.url
        ? refused(409, "Conflict: can't use getUpdates method while webhook is active")
        : getUpdates(body as Record<string, number>, gone),
    sendMessage,
    editMessageText,
    answerCallbackQuery: (body) => {
      fake.answers.push(body as never);
      return { ok: true, result: true };
    },
  };

  const server = createServer(async (request, response) => {
    const [, given, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const body = await readBody(request);
    fake.calls.push({ method, body });
    const trouble = troubles.get(`${method} ${String(body.chat_id)}`) ?? troubles.get(method);
    if (trouble?.slowMs) await delay(trouble.slowMs);
    if (trouble?.cut === 'before') return void request.socket.destroy();
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    if (trouble?.raw !== undefined) return void response.end(trouble.raw);
    const answer = await answerTo(given, method, body, trouble, gone.signal);
    if (trouble?.cut === 'after') return void request.socket.destroy();
    write(response, answer);
  });

  async function answerTo(
    given: string | undefined,
    method: string,
    body: Body,
    trouble: Trouble | undefined,
    gone: AbortSignal,
  ) {
    if (given !== token) return refused(401, 'Unauthorized');
    if (trouble?.status) return refused(trouble.status, trouble.description ?? 'Trouble', trouble.retryAfter);
    return (await methods[method]?.(body, gone)) ?? refused(404, 'Not Found');
  }

  const update = (what: object) => {
    const update_id = (state.nextUpdate += 1);
    updates.push({ update_id, ...what });
    return update_id;
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    of: (chat: number) => fake.sent.filter(({ chat_id }) => chat_id === String(chat)),
    fail: (method: string, trouble: Trouble | undefined, chat?: number) => {
      const key = chat === undefined ? method : `${method} ${chat}`;
      if (trouble) troubles.set(key, trouble);
      else troubles.delete(key);
    },
    update,
    writes: (chat: number, text: string, more: object = {}) =>
      update({
        message: {
          message_id: (state.nextMessage += 1),
          date: 1,
          chat: { id: chat, type: 'private' },
          from: { id: chat },
          text,
          ...more,
        },
      }),
    presses: (chat: number, message: Sent, button: string) => {
      const pressed = message.buttons.find(({ text }) => text === button);
      if (!pressed)
        throw new Error(`no button ${button} among ${message.buttons.map(({ text }) => text).join()}`);
      const id = `press-${(state.nextMessage += 1)}`;
      const { message_id } = message;
      const of = { message_id, chat: { id: chat, type: 'private' } };
      update({ callback_query: { id, from: { id: chat }, data: pressed.callback_data, message: of } });
      return id;
    },
    forgetsOffset: () => (state.handedOut = 0),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

const refused = (error_code: number, description: string, retry_after?: number) => ({
  ok: false,
  error_code,
  description,
  ...(retry_after && { parameters: { retry_after } }),
});

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body;
}

function write(response: ServerResponse, answer: object) {
  const status = (answer as { error_code?: number }).error_code ?? 200;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

/** What Telegram would not take of a text in HTML. */
function faultOfHtml(text: string): string | undefined {
  const withoutTags = text.replaceAll(/<\/?(b|i|code)>|<a href="[^"<>]*">|<\/a>/g, '');
  if (/[<>]/.test(withoutTags)) return 'unsupported start tag';
  if (/&(?!(amp|lt|gt|quot|#\d+);)/.test(withoutTags)) return 'wrong entity';
  return text.trim() ? undefined : 'text is empty';
}
