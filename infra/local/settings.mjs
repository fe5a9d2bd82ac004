import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isLoopback } from '../../libs/contracts/dist/services.js';
import { ClearError } from './clear-error.mjs';
import { repoRoot } from './paths.mjs';
import { isPortFree } from './ports.mjs';

/**
 * The settings of `npm start` from the environment; an empty variable counts as unset. Throws a ClearError that says what
 * to change when a value is invalid.
 */
export function readSettings(env) {
  const port = readPort(env.PORT || '3000');
  const isProduction = env.NODE_ENV === 'production';
  const hasDemoAccounts = !isProduction && env.DEMO_ACCOUNTS !== 'false';
  const hasBank = !isProduction && !env.BAKONG_API_URL && takesKhqr(env);
  checkExposure(env, { hasDemoAccounts, hasBank });
  return {
    port,
    // Loopback by default, since the passwords of the demo accounts are public.
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(repoRoot, env.DATA_DIR || 'data'),
    publicUrl: readUrl(env.PUBLIC_URL || `http://localhost:${port}`),
    databaseUrl: env.DATABASE_URL || undefined,
    amqpUrl: env.AMQP_URL || undefined,
    hasMailbox: !env.SMTP_URL,
    hasBank,
    hasDemoAccounts,
    hasSampleData: hasDemoAccounts && env.SAMPLE_DATA !== 'false',
    // Not by default, since their authors' orders count among the shop's. They sign up, which would send real mails.
    hasSampleReviews: env.SAMPLE_REVIEWS === 'true' && !env.SMTP_URL,
    webRoot: join(repoRoot, 'frontend', 'dist'),
  };
}

/** Throws a ClearError unless the port is free and the data folder can be written; makes the folder. */
export async function checkMachine({ port, host, dataDir }) {
  await checkPort(port, host);
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ClearError(
      `The data folder ${dataDir} cannot be written (${error.code}). Set DATA_DIR to another folder.`,
    );
  }
}

/** One level after another: Node's own recursion never ends where no folder can be made, as in /proc. */
function makeFolder(path) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Whether shoppers may pay by KHQR, for which a bank has to be asked. */
function takesKhqr({ PAYMENT_METHODS, PAYMENT_PROVIDER }) {
  if (!PAYMENT_METHODS) return PAYMENT_PROVIDER !== 'demo';
  return PAYMENT_METHODS.split(',').some((method) => method.trim() === 'khqr');
}

/** Demo accounts, the mailbox and the bank are open to everybody who reaches the shop. */
function checkExposure({ HOST, SMTP_URL, EXPOSE_DEMO }, { hasDemoAccounts, hasBank }) {
  if (!HOST || isLoopback(HOST) || EXPOSE_DEMO === 'true') return;
  const open = [
    hasDemoAccounts && 'demo accounts, whose passwords are public',
    !SMTP_URL && 'a mailbox page with all mails',
    hasBank && 'a play bank, where everybody can pay with nothing',
  ];
  const shown = open.filter(Boolean).join(' and ');
  if (shown)
    throw new ClearError(
      `HOST=${HOST} would show other machines ${shown}. Set EXPOSE_DEMO=true if that is meant.`,
    );
}

function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new ClearError(`PORT is "${text}"; it must be a whole number from 1 to 65535.`);
}

function readUrl(text) {
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/$/, '');
  throw new ClearError(`PUBLIC_URL is "${text}"; it must be an http or https URL.`);
}

async function checkPort(port, host) {
  try {
    // On all addresses, since another program may use the address of "localhost".
    if ((await isPortFree(port)) && (await isPortFree(port, host))) return;
  } catch (error) {
    throw new ClearError(`The shop cannot listen on port ${port} of ${host} (${error.code}).`);
  }
  throw new ClearError(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
}
