import type { EventData } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LanguagesRepository } from '../copies/index.js';
import { clockOf } from './buttons.js';
import { type Chat, ChatsRepository } from './chats.repository.js';
import type { NewMessage } from './message.js';
import { MessagesRepository } from './messages.repository.js';
import { TelegramApi } from './telegram-api.js';
import { words } from './words/index.js';

type Verdict = EventData<'order.step-judged.v1'>;

/** Tells whoever has pressed a button what orders has decided, and writes all messages about the order anew. */
@Injectable()
export class TellVerdict {
  constructor(
    private readonly api: TelegramApi,
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly languages: LanguagesRepository,
  ) {}

  async tell(tx: EntityManager, verdict: Verdict): Promise<void> {
    if (!(await this.api.isOn(tx))) return;
    const { order_id, step, outcome, who, at, by, is_part, couriers } = verdict;
    const [press, on] = verdict.reply_to.split('|');
    const [chat] = await this.chats.findByUsers([by], tx);
    if (chat && outcome === 'courier-needed') await this.messages.addParams(tx, Number(on), { couriers });
    if (outcome === 'done' || outcome === 'already') {
      const part = is_part ? `${step}:${by}` : step;
      const isOwn = outcome === 'done';
      await this.messages.addNote(tx, order_id, {
        step: part,
        byId: isOwn ? by : undefined,
        byName: who,
        at,
      });
    }
    if (outcome !== 'refused') await this.messages.queueEdits(tx, order_id);
    if (chat) await this.messages.queue(tx, [await this.answerOf(tx, chat, verdict, press)]);
  }

  private async answerOf(
    tx: EntityManager,
    { chatId, userId }: Chat,
    verdict: Verdict,
    press: string | undefined,
  ): Promise<NewMessage> {
    const language = (await this.languages.of(tx, [userId])).get(userId) ?? 'en';
    const text = sentenceOf(verdict, language);
    // What was written in the chat is answered there.
    return press
      ? { chatId, userId, kind: 'answer', what: 'answer', params: { press, text } }
      : { chatId, userId, kind: 'reply', what: 'said', params: { text } };
  }
}

function sentenceOf({ outcome, step, who, at, problem }: Verdict, language: 'en' | 'km'): string {
  const text = words[language];
  const by = who ?? text.somebody;
  if (outcome === 'courier-needed') return text.chooseCourier;
  if (outcome === 'refused') return text.refused[problem?.code ?? ''] ?? text.notNow;
  return text[outcome === 'done' ? 'done' : 'before'][step](by, clockOf(at, language));
}
