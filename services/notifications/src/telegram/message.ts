import type { Language, OrderStepName, Role } from '@mekong/contracts';

/**
 * `alert`: what staff are told, with buttons where it is about an order; `news`: what customers are told of their orders; `reply`: to
 * what somebody has written; `answer`: to a press of a button; `edit`: writes an alert anew.
 */
type MessageKind = 'alert' | 'news' | 'reply' | 'answer' | 'edit';

export interface NewMessage {
  chatId: string;
  /** Whose message it is; missing for a chat without an account. */
  userId?: string;
  kind: MessageKind;
  what: string;
  params: Record<string, unknown>;
  orderId?: string;
  /** The message that is written anew. */
  target?: number;
}

/** A step that an order has taken, or `end`, after which there is none. */
export interface Note {
  step: OrderStepName | 'end' | `pack:${string}`;
  byName: string | null;
  at: string;
}

/** A message that is to be sent now; of an `edit` with what the message says that it writes anew. */
export interface Outgoing {
  id: number;
  chatId: string;
  userId: string | null;
  kind: MessageKind;
  what: string;
  params: Record<string, unknown>;
  orderId: string | null;
  target: number | null;
  /** Telegram's id of the message that is written anew; null where that was not sent. */
  targetMessageId: number | null;
  /** Whose chat it is now, and in which role; null for one without an account. */
  ownerId: string | null;
  role: Role | null;
  language: Language | null;
  notes: Note[];
}

/** A courier as orders has named it. */
export interface OfferedCourier {
  name: string;
  needs_number: boolean;
}
