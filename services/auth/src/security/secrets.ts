import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { seal, unseal } from '@mekong/messaging';
import { keyInUse, keysIn } from '@mekong/service-defaults';
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

  /** As it is stored. Peppered, since a six-digit code could be found from a plain hash in a second. */
  hash(secret: string): string {
    return hashWith(keyInUse(this.config.PASSWORD_PEPPER), secret);
  }

  /** All by which it may be found: while the pepper is being replaced, what is stored may have been hashed with either. */
  hashes(secret: string): string[] {
    return keysIn(this.config.PASSWORD_PEPPER).map((pepper) => hashWith(pepper, secret));
  }

  /** Ten random characters, e.g. `k7wm2-p9xqa`. */
  newRecoveryCode(): string {
    const signs = Array.from({ length: 10 }, () => recoverySigns[randomInt(recoverySigns.length)]).join('');
    return `${signs.slice(0, 5)}-${signs.slice(5)}`;
  }

  hashOfRecoveryCode(userId: string, code: string): string {
    return this.hash(recoveryCodeOf(userId, code));
  }

  hashesOfRecoveryCode(userId: string, code: string): string[] {
    return this.hashes(recoveryCodeOf(userId, code));
  }

  /** Encrypts a secret that must be readable later, with a key that is not in the database. */
  seal(plain: string): string {
    return seal(plain, this.sealingKeys());
  }

  unseal(sealed: string): string {
    return unseal(sealed, this.sealingKeys());
  }

  private sealingKeys(): string {
    const keyFrom = (pepper: string) =>
      createHmac('sha256', pepper).update('two-step secrets').digest('base64');
    return keysIn(this.config.PASSWORD_PEPPER).map(keyFrom).join(',');
  }

  isHashOf(hash: string, secret: string): boolean {
    return this.hashes(secret).some((one) => isSame(hash, one));
  }
}

const hashWith = (pepper: string, secret: string) =>
  createHmac('sha256', pepper).update(secret).digest('base64url');

/** Ignores letter case, blanks and dashes. */
const recoveryCodeOf = (userId: string, code: string) =>
  `${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
