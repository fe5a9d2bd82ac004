import { readFileSync } from 'node:fs';
import { moods } from './moods.mjs';
import { bankPage, saidOf } from './page.mjs';
import { CannotPay, paymentsOf } from './pay-code.mjs';

const script = readFileSync(new URL('waiting-payments.js', import.meta.url), 'utf8');
const longestDelayMs = 120_000;

const refusal = (status, message, field) => ({ status, body: { message, ...(field && { field }) } });

/** Answers whoever tries the shop: its page at `/dev/bank` and the same as JSON for programs. */
export function answerPerson(bank, { method, headers }, url, text) {
  // The page reaches this through the shop, which has judged where a call comes from, and sends no such header.
  if (headers.origin) return refusal(403, 'The bank is reached through the shop.');
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  const route = `${method} ${url.pathname}`;
  if (route === 'GET /dev/bank') return { status: 200, html: bankPage(bank, pageOf(bank, url.searchParams)) };
  if (route === 'GET /dev/bank/waiting-payments.js') return { status: 200, script };
  if (route === 'GET /dev/bank/state') return { status: 200, body: stateOf(bank) };
  if (route === 'POST /dev/bank/pay') return pay(bank, fieldsOf(text, isForm), isForm);
  if (route === 'POST /dev/bank/mood') return setMood(bank, fieldsOf(text, isForm), isForm);
  return refusal(404, 'The bank has no such page.');
}

function fieldsOf(text, isForm) {
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function pay(bank, wish, isForm) {
  try {
    const payments = paymentsOf(isForm ? { ...wish, payload: wish.payload?.trim() } : wish);
    bank.book.add(payments);
    if (isForm) return { status: 303, location: `/dev/bank?paid=${payments.at(-1).hash}` };
    return { status: 200, body: { payments: payments.map(({ isTold: _isTold, ...payment }) => payment) } };
  } catch (error) {
    if (!(error instanceof CannotPay)) throw error;
    if (!isForm) return refusal(error.status, error.message, error.field);
    const html = bankPage(bank, { refused: error.message, payload: wish.payload, how: wish.how });
    return { status: error.status, html };
  }
}

function setMood(bank, { mood, delay_ms: delayMs = 30_000 }, isForm) {
  if (typeof mood !== 'string' || !Object.hasOwn(moods, mood))
    return refusal(400, `The bank's moods are ${Object.keys(moods).join(', ')}.`, 'mood');
  if (!(Number(delayMs) >= 0 && Number(delayMs) <= longestDelayMs))
    return refusal(400, `"delay_ms" is a number from 0 to ${longestDelayMs}.`, 'delay_ms');
  bank.mood = mood;
  bank.delayMs = Number(delayMs);
  if (mood === 'token-ended') bank.tokens.endAll();
  if (mood === 'normal') {
    bank.tokens.restore();
    bank.day.begin();
  }
  if (isForm) return { status: 303, location: `/dev/bank?mood=${mood}` };
  return { status: 200, body: { mood } };
}

const stateOf = ({ mood, day, book, asked }) => ({
  mood,
  calls: day.calls,
  daily_calls: day.limit,
  payments: book.latest(50).map(({ isTold: _isTold, ...payment }) => payment),
  asked: asked.all,
});

/** What the page says and has filled in, by its address. */
function pageOf(bank, query) {
  return { said: saidOf(bank, query), payload: query.get('qr') ?? '', how: 'full' };
}
