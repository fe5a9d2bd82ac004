import { Secret, TOTP } from 'otpauth';

/** What authenticator apps expect: a new code of six digits every 30 seconds, made with HMAC-SHA-1 (RFC 6238). */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Phones' clocks are a little off. */
const stepsAround = 1;

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/**
 * The step whose code `given` is: the present one or one beside it. Only steps after `lastUsed` count, since a code works
 * once. Undefined when there is none.
 */
export function stepOfCode(
  secret: Buffer,
  given: string,
  lastUsed: number,
  timestamp = Date.now(),
): number | undefined {
  const asked = { ...usual, secret: secretOf(secret), token: given, window: stepsAround, timestamp };
  const away = TOTP.validate(asked);
  if (away === null) return undefined;
  const step = TOTP.counter({ period: usual.period, timestamp }) + away;
  return step > lastUsed ? step : undefined;
}

/** A secret as it is typed into an authenticator app. */
export const base32 = (secret: Buffer): string => secretOf(secret).base32;

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: Buffer, shop: string, email: string): string {
  return new TOTP({ ...usual, issuer: shop, label: email, secret: secretOf(secret) }).toString();
}
