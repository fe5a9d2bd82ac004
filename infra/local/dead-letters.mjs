import { argv, env } from 'node:process';
import { serviceNames } from '../../libs/contracts/dist/services.js';
import { ClearError, reportFailure } from './clear-error.mjs';
import { demoAccounts } from './demo-accounts.mjs';

const usage = `npm run dead-letters -- list [service]
npm run dead-letters -- show <service> <id>
npm run dead-letters -- replay <service> [id]
npm run dead-letters -- drop <service> <id>

Works as an admin through the shop at SHOP_URL (http://localhost:3000), with ADMIN_EMAIL and ADMIN_PASSWORD, and
TWO_STEP_CODE where the login has a second step; everything is noted in the audit log. Services: ${serviceNames.join(', ')}.`;

/** What each command does, and how many words it takes after its name. */
const commands = new Map([
  ['list', { run: list, takes: [0, 1] }],
  ['show', { run: show, takes: [2] }],
  ['replay', { run: replay, takes: [1, 2] }],
  ['drop', { run: drop, takes: [2] }],
]);

/** Shows, handles again or removes the events that services could not handle. */
async function main() {
  const [name = '', ...words] = argv.slice(2);
  const command = commands.get(name);
  const [service, id] = words;
  const isService = !service || serviceNames.includes(/** @type {never} */ (service));
  // An empty word is a variable that is not set: `replay orders "$id"` must not hand over all that there are.
  const isUsable = isService && !words.includes('');
  if (!command?.takes.includes(words.length) || !isUsable) throw new ClearError(usage);
  await command.run(await logIn(), service, id);
}

async function list(call, only) {
  for (const service of only ? [only] : serviceNames) {
    const { dead_letters: letters } = await call('GET', service);
    console.log(`${service}: ${letters.length || 'none'}`);
    for (const { id, type, dead_at, attempts, reason } of letters)
      console.log(`  ${id}  ${type}  since ${dead_at}, ${attempts} attempts: ${reason}`);
  }
}

async function show(call, service, id) {
  const { dead_letters: letters } = await call('GET', service);
  const letter = letters.find((one) => one.id === id);
  if (!letter) throw new ClearError(`${service} has no dead letter ${id} among its 100 oldest.`);
  console.log(JSON.stringify(letter, null, 2));
}

async function replay(call, service, id) {
  const { replayed } = await call('POST', `${service}/replay`, id ? { id } : {});
  console.log(`Handed over again: ${replayed}. Those that fail again are listed anew, with the reason.`);
}

async function drop(call, service, id) {
  await call('POST', `${service}/drop`, { id });
  console.log(`Removed ${id}.`);
}

/** Answers a function that calls the routes of dead letters with the session of an admin. */
async function logIn() {
  const { SHOP_URL = 'http://localhost:3000', TWO_STEP_CODE: code } = env;
  const shop = SHOP_URL.replace(/\/+$/, '');
  const { ADMIN_EMAIL: email = demoAccounts.admin.email } = env;
  const { ADMIN_PASSWORD: password = demoAccounts.admin.password } = env;
  let cookie = '';
  const noShop = () => {
    throw new ClearError(`There is no shop at ${SHOP_URL} (set SHOP_URL).`);
  };
  const send = async (method, path, body) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${shop}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    }).catch(noShop);
    const found = await answer.json().catch(noShop);
    if (!answer.ok) throw new ClearError(`${method} ${path}: ${found.message}`);
    const given = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (given.length > 0) cookie = given.join('; ');
    return found;
  };
  const { twoStepRequired, ticket } = await send('POST', '/api/auth/login', { email, password });
  if (twoStepRequired) await send('POST', '/api/auth/login/second-step', { ticket, code: code ?? '' });
  return (method, path, body) => send(method, `/api/admin/dead-letters/${path}`, body);
}

main().catch(reportFailure);
