import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { mailFault } from '../src/mails/delivery/mail-fault.js';
import { startMailServer } from './mail-server.js';

const mail = { from: 'shop@shop.test', to: 'sok@shop.test', subject: 'Hello', text: 'Hello' };

/** The fault of a mail by this server, which does not take it. */
async function faultAt(url: string, settings: object = {}) {
  const transport = createTransport({ url, ...settings });
  const error = await transport.sendMail(mail).catch((failure: unknown) => failure);
  transport.close();
  return mailFault(error, (error as Error).message);
}

let stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

/** A server that takes connections and says nothing. */
async function startSilentServer() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => new Promise((done) => server.close(done));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

describe('the fault of a mail', () => {
  it('is a server that cannot be reached', async () => {
    const { url, stop } = await startSilentServer();
    await stop();
    const detail = expect.stringContaining('ECONNREFUSED');
    expect(await faultAt(url)).toEqual({
      code: 'MAIL_SERVER_UNREACHABLE',
      params: { detail },
      message: detail,
    });
  });

  it('is a server that says nothing in time', async () => {
    const { url, stop } = await startSilentServer();
    stops.push(stop);
    expect((await faultAt(url, { greetingTimeout: 50 })).code).toBe('MAIL_SERVER_TIMED_OUT');
  });

  it('is a login that the server refuses', async () => {
    const { url, stop } = await startMailServer();
    stops.push(stop);
    const { code } = await faultAt(url.replace('//', '//shop:wrong@'));
    expect(code).toBe('MAIL_SERVER_LOGIN_REFUSED');
  });

  it('is its text alone for what nobody foresaw', () => {
    const message = 'no such template';
    expect(mailFault(new Error(message), message)).toEqual({
      code: 'MAIL_NOT_SENT',
      params: { detail: message },
      message,
    });
  });
});
