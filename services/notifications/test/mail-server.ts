import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever is killed while sending resets the connection.
    if (error.code !== 'ECONNRESET') throw error;
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
