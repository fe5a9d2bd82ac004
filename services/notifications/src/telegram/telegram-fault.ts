/** Why a call of Telegram failed, as operators are told. */
export type TelegramTrouble =
  'TOKEN_REFUSED' | 'CONFLICT' | 'TOO_MANY' | 'TIMED_OUT' | 'UNREACHABLE' | 'ILL' | 'CHAT_CLOSED' | 'REFUSED';

/** A call of Telegram that failed; its message never holds the token. */
export class TelegramFault extends Error {
  constructor(
    readonly trouble: TelegramTrouble,
    message: string,
    /** After how many seconds Telegram lets itself be called again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** What is wrong with one message or chat; all others have to do with Telegram itself, or the token. */
export const isOfOneMessage = ({ trouble }: TelegramFault): boolean =>
  trouble === 'CHAT_CLOSED' || trouble === 'REFUSED';
