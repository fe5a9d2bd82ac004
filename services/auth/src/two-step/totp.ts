import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
/** Phones' clocks are a little off. */
const stepsAround = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The step of 30 seconds that a moment (milliseconds) lies in. */
export function stepAt(moment: number): number {
  return Math.floor(moment / 1000 / stepSeconds);
}

/** The six digits of a step: HOTP of RFC 4226 with HMAC-SHA-1, as authenticator apps expect it. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = hash.at(-1)! & 0xf;
  const number = hash.readUInt32BE(at) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step whose code `given` is: the present one or one beside it (RFC 6238). Only steps after `lastUsed` count, since a
 * code works once. Undefined when there is none.
 */
export function stepOfCode(
  secret: Buffer,
  given: string,
  lastUsed: number,
  now = Date.now(),
): number | undefined {
  const present = stepAt(now);
  for (let step = present - stepsAround; step <= present + stepsAround; step += 1) {
    if (step > lastUsed && isSame(codeOf(secret, step), given)) return step;
  }
  return undefined;
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Base32 of RFC 4648 without padding, as authenticator apps take a secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: Buffer, shop: string, email: string): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(shop)}`;
}
