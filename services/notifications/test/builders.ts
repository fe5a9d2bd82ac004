import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { EventData } from '@mekong/contracts';
import { serviceUnderTest, waitFor, type ApiClient, type ServiceUnderTest } from '@mekong/testing';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { start } from '../src/service.js';

export const sealingKey = randomBytes(32).toString('base64');

export interface NotificationsUnderTest extends ServiceUnderTest {
  api: ApiClient;
  /** Waits for a message to this address in the mailbox; answers the newest. */
  mailTo(address: string): Promise<{ subject: string; text: string; html: string }>;
}

export async function startNotifications(env: Record<string, string> = {}): Promise<NotificationsUnderTest> {
  const settings = { EVENT_SEALING_KEY: sealingKey, PUBLIC_URL: 'http://shop.test', ...env };
  const service = await serviceUnderTest('notifications', start, settings);
  const api = service.as();
  const newestTo = async (address: string) =>
    (await api.get(`/api/dev/mailbox?to=${encodeURIComponent(address)}`)).body.messages[0];
  return {
    ...service,
    api,
    mailTo: (address) => waitFor(() => newestTo(address), { what: `a mail to ${address}` }),
  };
}

let serial = 0;
/** Somebody whose address no other test uses. */
export const aPerson = (name = 'Sok Dara') => ({
  user_id: randomUUID(),
  email: `person${(serial += 1)}@shop.example`,
  name,
});

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

export function aPaidOrder(customer = aPerson()): EventData<'order.paid.v1'> {
  return {
    order_id: '0123456789abcdef01234567',
    order_number: 'MG-2611-0001',
    customer,
    customer_name: 'Chan <b>Thy</b>',
    phone_number: '012345678',
    shipping_address: 'ផ្ទះលេខ ១២, Phnom Penh',
    lines: [{ product_id: 1, name: 'Glide Pad', price: usd(999), quantity: 2 }],
    subtotal: usd(1_998),
    shipping: usd(0),
    tax: usd(0),
    total: usd(1_998),
    transaction_id: 'tx-77',
    paid_at: '2026-11-21T08:00:00.000Z',
  };
}

export interface MailServer {
  url: string;
  received: Email[];
  /** The code with which it refuses the next mails, or their addresses; undefined accepts them. */
  refuseWith(code: number | undefined, what?: 'mail' | 'address'): void;
  /** Does not answer mails for this address until `answer` is called. */
  hangFor(address: string): { hasOne(): boolean; answer(): void };
  stop(): Promise<void>;
}

/** A real SMTP server on loopback. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  let refusal: { code: number | undefined; what: 'mail' | 'address' } | undefined;
  const refusalOf = (what: 'mail' | 'address') =>
    refusal?.code && refusal.what === what
      ? Object.assign(new Error('refused'), { responseCode: refusal.code })
      : undefined;
  const hanging = new Map<string, (answer: () => void) => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const hang = hanging.get(address);
      if (hang) hang(() => done());
      else done(refusalOf('address'));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refused = refusalOf('mail');
        if (refused) return done(refused);
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    hangFor: (address) => {
      const waiting: (() => void)[] = [];
      hanging.set(address, (answer) => void waiting.push(answer));
      const answerAll = () => {
        hanging.delete(address);
        for (const answer of waiting.splice(0)) answer();
      };
      return { hasOne: () => waiting.length > 0, answer: answerAll };
    },
    refuseWith: (code, what = 'mail') => (refusal = { code, what }),
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
