import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { seal, unseal } from '@mekong/messaging';
import { CONFIG, type AuthConfig } from '../config.js';

/** Without characters that are easily confused. */
const recoverySigns = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes codes and tokens, and the hashes that are stored instead of them. */
@Injectable()
export class Secrets {
  constructor(@Inject(CONFIG) private readonly config: AuthConfig) {}

  /** Six digits, each equally likely. */
  newCode(): string {
    return String(randomInt(1_000_000)).padStart(6, '0');
  }

  /** 256 random bits for a cookie or a link. */
  newToken(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Peppered, since a six-digit code could be found from a plain hash in a second. */
  hash(secret: string): string {
    return createHmac('sha256', this.config.PASSWORD_PEPPER).update(secret).digest('base64url');
  }

  /** Ten random characters, e.g. `k7wm2-p9xqa`. */
  newRecoveryCode(): string {
    const signs = Array.from({ length: 10 }, () => recoverySigns[randomInt(recoverySigns.length)]).join('');
    return `${signs.slice(0, 5)}-${signs.slice(5)}`;
  }

  /** Ignores letter case, blanks and dashes. */
  hashOfRecoveryCode(userId: string, code: string): string {
    return this.hash(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
  }

  /** Encrypts a secret that must be readable later, with a key that is not in the database. */
  seal(plain: string): string {
    return seal(plain, this.sealingKey());
  }

  unseal(sealed: string): string {
    return unseal(sealed, this.sealingKey());
  }

  private sealingKey(): string {
    return createHmac('sha256', this.config.PASSWORD_PEPPER).update('two-step secrets').digest('base64');
  }

  isHashOf(hash: string, secret: string): boolean {
    const [a, b] = [Buffer.from(hash), Buffer.from(this.hash(secret))];
    return a.length === b.length && timingSafeEqual(a, b);
  }
}
