import { apiClient, waitFor, type ApiAnswer } from '@mekong/testing';
import { judge } from './api-judge.js';

type Body = ApiAnswer['body'];

/** Somebody with a browser's cookie jar, calling the shop through its gateway. */
export interface Shopper {
  /** The Cookie header of the next call. */
  cookies(): string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer>;
}

export function aShopper(shopUrl: string): Shopper {
  const client = apiClient(shopUrl);
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    call: async (method, path, body, headers = {}) => {
      const sent = { ...headers, ...(jar.size > 0 && { cookie: cookies() }) };
      const answer =
        method === 'GET'
          ? await client.get(path, sent)
          : method === 'DELETE'
            ? await client.delete(path, sent)
            : await client[method.toLowerCase() as 'post'](path, body, sent);
      const { status, headers: given, body: got } = answer;
      judge(shopUrl, async () => ({ method, path, status, type: given.get('content-type'), body: got }));
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  };
}

/** The same person, whose calls come from this address of origin; the shop has to trust the tests as its proxy. */
export function callingFrom<P extends Shopper>(person: P, address: string): P {
  const call: Shopper['call'] = (method, path, body, headers) =>
    person.call(method, path, body, { 'x-forwarded-for': address, ...headers });
  return { ...person, call };
}

/** The answer of a call that is repeated while the shop says 503, as it may on a slow machine. */
function onceAvailable(call: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  const answered = async () => {
    const answer = await call();
    return answer.status === 503 ? undefined : answer;
  };
  return waitFor(answered, { what: 'an answer other than 503' });
}

export async function loggedIn(shopUrl: string, email: string, password: string): Promise<Shopper> {
  const shopper = aShopper(shopUrl);
  const answer = await onceAvailable(() => shopper.call('POST', '/api/auth/login', { email, password }));
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${answer.body.message}`);
  return shopper;
}

/** The newest mail to this address whose subject fits. */
export function mailTo(
  shopUrl: string,
  to: string,
  subject: RegExp,
): Promise<{ subject: string; text: string; html: string }> {
  const find = async () => {
    const { body } = await apiClient(shopUrl).get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`);
    return body.messages.find((mail: Body) => subject.test(mail.subject));
  };
  return waitFor(find, { what: `a mail to ${to} about ${subject}` });
}

/** Signs up, reads the code from the mailbox and verifies: a customer with a session. */
export async function aVerifiedCustomer(
  shopUrl: string,
  email: string,
  password = 'Secret1!',
  shopper = aShopper(shopUrl),
): Promise<Shopper> {
  await onceAvailable(() => shopper.call('POST', '/api/auth/signup', { name: 'Sok Dara', email, password }));
  const { subject } = await mailTo(shopUrl, email, /verification code/);
  const code = /\d{6}/.exec(subject)![0];
  const answer = await onceAvailable(() => shopper.call('POST', '/api/auth/verify-email', { email, code }));
  if (answer.status !== 200) throw new Error(`verify answered ${answer.status}: ${answer.body.message}`);
  return shopper;
}
