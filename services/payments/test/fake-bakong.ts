import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the bank is today. */
export type Mood = 'well' | 'slow' | 'page' | 'refused' | 'token' | 'busy' | 'broken' | 'over' | 'odd';

export interface FakeTransaction {
  hash: string;
  fromAccountId: string;
  toAccountId: string;
  currency: string;
  amount: number | string;
  createdDateMs: number;
}

interface Call {
  path: string;
  body: unknown;
  token: string;
}

const notFound = {
  responseCode: 1,
  responseMessage: 'Transaction could not be found. Please check and try again.',
  errorCode: 1,
  data: null,
};
const page = '<html><body>Forbidden</body></html>';

/** A token that ends after so many seconds, as the bank gives them. */
export function aBankToken(seconds = 7_776_000): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1_000) + seconds;
  return [part({ alg: 'HS256' }), part({ exp, id: randomUUID() }), 'signature'].join('.');
}

/** Bakong's API as its documents and its clients have it: what it was paid, what it was asked, and how it is today. */
export class FakeBakong {
  readonly calls: Call[] = [];
  readonly paid = new Map<string, FakeTransaction>();
  /** The codes for which it was asked to make links. */
  readonly links: string[] = [];
  mood: Mood = 'well';
  /** Some addresses may not ask for lists. */
  isListClosed = false;
  /** Tokens that it accepts; any where there are none. */
  tokens?: Set<string>;
  /** The next answers are held back until this is resolved. */
  held?: Promise<void>;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Pays a code as an app does, by default in full, now, to the account that it names. */
  pay(payload: string, but: Partial<FakeTransaction> = {}): FakeTransaction {
    const transaction = {
      hash: createHash('sha256').update(randomUUID()).digest('hex'),
      fromAccountId: 'dara@bank',
      toAccountId: 'mekong_gear@demo',
      currency: 'USD',
      amount: 21.99,
      createdDateMs: Date.now(),
      ...but,
    };
    this.paid.set(createHash('md5').update(payload).digest('hex'), transaction);
    return transaction;
  }

  /** Whether this was the last money for a code. */
  isOf(payload: string, transaction: FakeTransaction): boolean {
    return this.paid.get(createHash('md5').update(payload).digest('hex')) === transaction;
  }

  /** How often it was asked about a code, alone or in a list. */
  askedAbout(md5: string): number {
    return this.calls.filter(({ body }) => JSON.stringify(body).includes(md5)).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += String(part);
    const path = request.url!.replace('/v1/', '');
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const body = JSON.parse(text);
    if (path === 'generate_deeplink_by_qr') return this.link(body, response);
    this.calls.push({ path, body, token });
    await this.held;
    if (path === 'renew_token') return this.renew(response);
    if (this.mood === 'slow') return;
    const [status, answer] = this.tokens && !this.tokens.has(token) ? badToken : this.answerTo(path, body);
    const isJson = typeof answer !== 'string';
    response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/html' });
    response.end(isJson ? JSON.stringify(answer) : answer);
  }

  private link({ qr }: { qr: string }, response: ServerResponse): void {
    this.links.push(qr);
    if (this.mood === 'slow') return;
    const shortLink = `https://bakong.test/${this.links.length}`;
    const data = this.mood === 'well' ? { shortLink } : null;
    response.end(JSON.stringify({ responseCode: 0, responseMessage: '', errorCode: null, data }));
  }

  private renew(response: ServerResponse): void {
    const token = aBankToken();
    if (this.mood !== 'token') this.tokens?.add(token);
    response.end(JSON.stringify({ responseCode: 0, responseMessage: '', errorCode: null, data: { token } }));
  }

  private answerTo(path: string, body: unknown): [number, unknown] {
    const bad = moods[this.mood];
    if (bad) return bad;
    if (path === 'check_transaction_by_md5') return [200, this.one((body as { md5: string }).md5)];
    return this.isListClosed ? [403, page] : [200, this.list(body as string[])];
  }

  private one(md5: string): unknown {
    const data = this.paid.get(md5);
    return data ? { responseCode: 0, responseMessage: 'Success', errorCode: null, data } : notFound;
  }

  /** In another order than they were asked for. */
  private list(md5s: string[]): unknown {
    const data = md5s.map((md5) => {
      const paid = this.paid.get(md5);
      return { md5, status: paid ? 'SUCCESS' : 'NOT_FOUND', message: '', data: paid ?? null };
    });
    return { responseCode: 0, responseMessage: 'Success', errorCode: null, data: data.reverse() };
  }
}

const badToken: [number, unknown] = [
  401,
  { responseCode: 1, responseMessage: 'Unauthorized', errorCode: 6, data: null },
];

const moods: Partial<Record<Mood, [number, unknown]>> = {
  page: [200, page],
  refused: [403, page],
  token: badToken,
  busy: [429, { message: 'Too many requests' }],
  broken: [500, 'Internal Server Error'],
  over: [
    200,
    { responseCode: 1, responseMessage: 'Daily request limit of 100 exceeded', errorCode: 17, data: null },
  ],
  odd: [200, { responseCode: 1, responseMessage: 'Failed', errorCode: 3, data: null }],
};
