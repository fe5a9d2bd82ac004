import { createHash } from 'node:crypto';

/** The bot's number, which everybody who meets the bot can see. */
export const botIdIn = (tokenOrTag: string): string => tokenOrTag.split(/[: ]/)[0]!;

/** Tells tokens apart, also two of one bot, for the audit log and the state of the bot: too little to guess a token by. */
export const tagOf = (token: string): string =>
  `${botIdIn(token)} ${createHash('sha256').update(token).digest('hex').slice(0, 8)}`;
