import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { answerShop } from './bakong-api.mjs';
import { answerPerson } from './person-routes.mjs';

const mostBytes = 65_536;
const slowMs = 30_000;

/**
 * What the bank is made of, while it runs.
 *
 * @typedef {object} Bank
 * @property {import('./payment-book.mjs').PaymentBook} book
 * @property {import('./tokens.mjs').Tokens} tokens
 * @property {import('./day-of-calls.mjs').DayOfCalls} day
 * @property {import('./asked-lately.mjs').AskedLately} asked
 * @property {string} email by which the shop renews its token
 * @property {string} publicUrl the shop's own address
 * @property {string} mood one of moods.mjs
 * @property {number} delayMs how long it takes to answer while it is slow
 */

/**
 * Serves the calls of shops under `/v1/`, and the page of whoever tries the shop at `/dev/bank`, on this machine only.
 *
 * @param {Omit<Bank, 'mood' | 'delayMs'>} parts
 * @param {number} port 0 for any that is free
 */
export async function serveBank(parts, port) {
  /** @type {Bank} */
  const bank = { ...parts, mood: 'normal', delayMs: slowMs };
  const server = createServer((request, response) => {
    answer(bank, request, response).catch((error) => {
      console.error('the embedded bank:', error);
      response.destroy();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function answer(bank, request, response) {
  const url = new URL(request.url, 'http://bank');
  const text = await bodyOf(request);
  if (text === undefined) return void response.writeHead(413, { connection: 'close' }).end();
  const name = /^\/v1\/(\w+)$/.exec(url.pathname)?.[1];
  if (name === undefined) return send(response, answerPerson(bank, request, url, text));
  const mood = bank.mood;
  const given = answerCall(bank, request, name, text);
  bank.asked.note(name, text, given);
  if (mood === 'slow') await pause(bank.delayMs, response);
  if (given.hangsUp) return void response.destroy();
  if (!response.destroyed) send(response, given);
}

function answerCall(bank, { method, headers }, name, text) {
  const [, token = ''] = /^Bearer (.*)$/i.exec(headers.authorization ?? '') ?? [];
  return answerShop(bank, { name, method, token, body: parsed(text) });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a body; undefined where it is too long. */
async function bodyOf(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > mostBytes) return undefined;
  }
  return text;
}

/** @param {import('node:http').ServerResponse} response @param {Record<string, any>} answer */
function send(response, { status, body, html, script, location }) {
  const type = html
    ? 'text/html; charset=utf-8'
    : script
      ? 'text/javascript; charset=utf-8'
      : 'application/json';
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    ...(location && { location }),
  });
  response.end(html ?? script ?? (body === undefined ? '' : JSON.stringify(body)));
}

/** Ends sooner where its caller has gone. */
async function pause(ms, response) {
  const left = new AbortController();
  response.once('close', () => left.abort());
  await delay(ms, undefined, { signal: left.signal }).catch(() => {});
}
