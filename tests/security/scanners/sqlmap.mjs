import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../../infra/local/paths.mjs';
import { runScanner } from './run-scanner.mjs';

/** A value for a parameter of an address, so that its route is reached. */
const samples = {
  id: '1',
  orderId: 'x',
  userId: '1',
  productId: '1',
  slug: 'mouse',
  brand: 'all',
  kind: 'sales',
  service: 'catalog',
};

/** Bodies of the calls that anybody can make; `*` marks what is tried. */
const bodies = [
  ['/api/auth/login', { email: 'a@b.example*', password: 'x*' }],
  ['/api/auth/login/second-step', { ticket: 'x*', code: '123456*' }],
  ['/api/auth/signup', { name: 'x*', email: 'a@b.example*', password: 'Secret1!*' }],
  ['/api/auth/resend-code', { email: 'a@b.example*' }],
  ['/api/auth/forgot-password', { email: 'a@b.example*' }],
  ['/api/auth/reset-password/x*', { password: 'Secret1!*' }],
  ['/api/auth/verify-email', { email: 'a@b.example*', code: '123456*' }],
  ['/api/checkout/quote', { cart: [{ id: '1*', quantity: '1*' }] }],
];

/** Payments waits up to 2.5 seconds for an order that it does not know. */
const slow = ['GET /api/payment/qr'];
const slowness = 5;

/**
 * Tries every query parameter that the API document names, as an admin, and the bodies that anybody can send; `seconds` is
 * for each address. Answers a line for each that sqlmap calls injectable.
 */
export async function scanForInjections({ origin, cookie, folder, seconds, log }) {
  const findings = [];
  for (const target of targets(origin, cookie)) {
    const most = seconds * (slow.includes(target.name) ? slowness : 1);
    const output = await runScanner('sqlmap', [...target.args, ...common(folder)], most);
    const tried = output.match(/testing '/g)?.length ?? 0;
    const isInjectable = /identified the following injection point|is vulnerable\./.test(output);
    log(`sqlmap ${target.name}: ${tried} tests, ${isInjectable ? 'INJECTABLE' : 'not injectable'}`);
    if (isInjectable) findings.push(`sqlmap calls ${target.name} injectable`);
  }
  return findings;
}

const common = (folder) => [
  '--batch',
  '--flush-session',
  '--level=2',
  '--risk=2',
  '--dbms=PostgreSQL',
  '--threads=4',
  '--retries=0',
  '--timeout=10',
  // 4xx is how the shop answers odd values.
  '--ignore-code=400,401,403,404,409,422,429',
  `--output-dir=${join(folder, 'sqlmap')}`,
];

function targets(origin, cookie) {
  const { paths } = JSON.parse(readFileSync(join(repoRoot, 'gateway', 'openapi.json'), 'utf8'));
  const reads = Object.entries(paths).flatMap(([path, { get }]) => {
    const names = (get?.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
    if (!get || (names.length === 0 && !path.includes('{'))) return [];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => `${samples[name] ?? 'x'}*`);
    const query = names.map((name) => `${name}=1*`).join('&');
    const url = origin + filled + (query && `?${query}`);
    return [{ name: `GET ${path}`, args: ['-u', url, `--cookie=${cookie}`] }];
  });
  const writes = bodies.map(([path, body]) => ({
    name: `POST ${path}`,
    args: ['-u', origin + path, `--data=${JSON.stringify(body)}`, '--headers=Content-Type: application/json'],
  }));
  return [...reads, ...writes];
}
