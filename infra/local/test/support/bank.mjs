import { encodeKhqr, md5Of } from '@mekong/khqr';
import { startBank } from '../../bank/start-bank.mjs';

/** What the embedded bank answers, as `npm start` runs it; with the calls of a shop, and of its page. */
export async function openBank(dataDir, options = {}) {
  const bank = await startBank({ dataDir, publicUrl: 'http://localhost:3000', ...options });
  const send = async (path, body, headers) => {
    const response = await fetch(bank.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type').includes('json');
    return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
  };
  return {
    ...bank,
    ask: (path, body, token = bank.token) => send(`/v1/${path}`, body, { authorization: `Bearer ${token}` }),
    check: (payload) =>
      checkOf(payload, (body) =>
        send('/v1/check_transaction_by_md5', body, {
          authorization: `Bearer ${bank.token}`,
        }),
      ),
    pay: (payload, how = 'full') => send('/dev/bank/pay', { payload, how }),
    feel: (mood, more) => send('/dev/bank/mood', { mood, ...more }),
    send,
    state: async () => (await fetch(`${bank.url}/dev/bank/state`)).json(),
  };
}

async function checkOf(payload, ask) {
  return (await ask({ md5: md5Of(payload) })).body;
}

/**
 * A code of the shop, of $21.99 for a quarter of an hour from now, unless changed.
 *
 * @param {Partial<import('@mekong/khqr').Khqr> & { minor?: number, endsInMs?: number }} [change]
 */
export function aCode({
  minor = 2_199,
  endsInMs = 900_000,
  bill = `B${Date.now()}${(bills += 1)}`,
  ...change
} = {}) {
  const expiresAt = new Date(Date.now() + endsInMs);
  return encodeKhqr({
    receiver: { kind: 'individual', account: 'mekong_gear@demo' },
    merchantName: 'Mekong Gear',
    city: 'Phnom Penh',
    currency: 'USD',
    category: '5732',
    bill,
    payment: { minor, createdAt: new Date(expiresAt.getTime() - 900_000), expiresAt },
    ...change,
  });
}

let bills = 0;
