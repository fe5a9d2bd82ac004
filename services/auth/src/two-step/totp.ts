import { Secret, TOTP } from 'otpauth';

/** The parameters that authenticator apps expect: a new code of six digits every 30 seconds, with HMAC-SHA-1 (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Codes of so many steps before and after are accepted, as the clocks of phones differ. */
const stepsAround = 1;

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/**
 * The step of the code `given`: the current one or a neighbour, but only after `lastUsed`, as a code works once. Undefined
 * for a wrong code.
 */
export function stepOfCode(
  secret: Buffer,
  given: string,
  lastUsed: number,
  timestamp = Date.now(),
): number | undefined {
  const asked = { ...parameters, secret: secretOf(secret), token: given, window: stepsAround, timestamp };
  const away = TOTP.validate(asked);
  if (away === null) return undefined;
  const step = TOTP.counter({ period: parameters.period, timestamp }) + away;
  return step > lastUsed ? step : undefined;
}

/** A secret in the form in which users type it into an authenticator app. */
export const base32 = (secret: Buffer): string => secretOf(secret).base32;

/** The content of the QR code for an authenticator app. */
export function otpauthUri(secret: Buffer, shop: string, email: string): string {
  return new TOTP({ ...parameters, issuer: shop, label: email, secret: secretOf(secret) }).toString();
}
