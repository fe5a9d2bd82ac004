import { payCurrencies } from '@mekong/contracts';
import { z } from 'zod';
import type { SeenMoney, StatusAnswer } from '../providers/index.js';
import { minorOf } from './minor-of.js';

/** What Bakong answers to every call. */
const envelope = z.object({
  responseCode: z.int(),
  errorCode: z.int().nullish(),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof envelope>;

const transaction = z.object({
  hash: z.string().min(1).max(200),
  fromAccountId: z.string().max(200).nullish(),
  toAccountId: z.string().min(1).max(200),
  currency: z.enum(payCurrencies),
  amount: z.union([z.number(), z.string().max(40)]),
  createdDateMs: z.coerce.number().int().positive().max(8_640_000_000_000_000),
});

const item = z.object({ md5: z.string(), status: z.string(), data: z.unknown() });

/** The numbers of the API, which are not those of its kits for programs. */
export const errorCodes = { notFound: 1, token: 6, dayIsOver: 17 } as const;

const notUnderstood = { outcome: 'cannot_check', why: 'not_understood' } as const;

/** Undefined where the text is none, such as a page. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    return envelope.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What an answer about one code says. Only a plain "not found" means that nothing was paid so far. */
export function answerOf({ responseCode, errorCode, data }: Envelope): StatusAnswer {
  if (responseCode === 0) return moneyOf(data);
  return responseCode === 1 && errorCode === errorCodes.notFound ? { outcome: 'not_found' } : notUnderstood;
}

/** What an answer about several codes says, by their md5; undefined where it is no list. */
export function answersOf({ responseCode, data }: Envelope): Map<string, StatusAnswer> | undefined {
  const items = z.array(item).max(1_000).safeParse(data).data;
  if (responseCode !== 0 || !items) return undefined;
  return new Map(items.map((one) => [one.md5.toLowerCase(), answerOfItem(one)]));
}

function answerOfItem({ status, data }: z.infer<typeof item>): StatusAnswer {
  if (status === 'SUCCESS') return moneyOf(data);
  return status === 'NOT_FOUND' ? { outcome: 'not_found' } : notUnderstood;
}

function moneyOf(data: unknown): StatusAnswer {
  const read = transaction.safeParse(data).data;
  const minor = read && minorOf(read.amount, read.currency);
  if (!read || minor === undefined) return notUnderstood;
  const money: SeenMoney = {
    transactionId: read.hash,
    currency: read.currency,
    minor,
    at: new Date(read.createdDateMs),
    toAccount: read.toAccountId,
    payer: read.fromAccountId ?? null,
  };
  return { outcome: 'paid', money };
}
