/*
 * The embedded bank, a simulator of Bakong: a program of its own, which ends when the process that forked it does. Its only message
 * is where it listens and a token for the shop, or why it cannot start.
 * Argument: JSON of { dataDir, publicUrl, dailyCalls }, see start-bank.mjs.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { portOf } from '../ports.mjs';
import { keepSecretFile } from '../secret-file.mjs';
import { AskedLately } from './asked-lately.mjs';
import { DayOfCalls } from './day-of-calls.mjs';
import { PaymentBook } from './payment-book.mjs';
import { serveBank } from './server.mjs';
import { Tokens } from './tokens.mjs';

const { dataDir, publicUrl, dailyCalls, email } = JSON.parse(process.argv[2]);

async function open() {
  const secret = keepSecretFile(dataDir, 'embedded-bank', () => randomBytes(32).toString('hex'));
  const tokens = new Tokens(secret);
  const parts = {
    book: new PaymentBook(join(dataDir, 'bank', 'payments.json')),
    tokens,
    day: new DayOfCalls(dailyCalls),
    asked: new AskedLately(),
    email,
    publicUrl,
  };
  const server = await serveBank(parts, 0);
  return { url: `http://127.0.0.1:${portOf(server)}`, token: tokens.issue() };
}

// Ctrl-C reaches the whole terminal group; the shop decides when this process ends.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

process.send(await open().catch(({ message }) => ({ failure: message })));
