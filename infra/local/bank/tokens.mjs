import { createHmac, timingSafeEqual } from 'node:crypto';

const validMs = 90 * 86_400_000;

/** The bearer tokens by which a shop is known: JWTs with an end, as Bakong's are. */
export class Tokens {
  #secret;
  #endedMs = 0;

  /** @param {string} secret */
  constructor(secret) {
    this.#secret = secret;
  }

  /** A new token. */
  issue(nowMs = Date.now()) {
    // Later than those that have ended, also within the same millisecond.
    const issuedMs = Math.max(nowMs, this.#endedMs + 1);
    const claims = {
      data: { id: String(issuedMs) },
      iat: seconds(issuedMs),
      exp: seconds(issuedMs + validMs),
    };
    const body = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
    return `${body}.${this.#signatureOf(body)}`;
  }

  /** Whether it is one of ours that has not ended. */
  isValid(token, nowMs = Date.now()) {
    const [, body, claims, signature] = /^([\w-]+\.([\w-]+))\.([\w-]+)$/.exec(token) ?? [];
    if (!body || !isSame(signature, this.#signatureOf(body))) return false;
    const { data, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return Number(data.id) > this.#endedMs && exp * 1_000 > nowMs;
  }

  /** Ends all tokens of before. */
  endAll(nowMs = Date.now()) {
    this.#endedMs = Math.max(nowMs, this.#endedMs + 1);
  }

  /** Has the tokens that were ended be valid again. */
  restore() {
    this.#endedMs = 0;
  }

  #signatureOf(body) {
    return createHmac('sha256', this.#secret).update(body).digest('base64url');
  }
}

const seconds = (ms) => Math.floor(ms / 1_000);
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function isSame(one, other) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
