import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type AuthConfig } from '../config.js';

/** Makes codes and tokens, and the hashes that are kept of them. */
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

  /** Peppered: a six-digit code could be guessed from a plain hash in a second. */
  hash(secret: string): string {
    return createHmac('sha256', this.config.PASSWORD_PEPPER).update(secret).digest('base64url');
  }

  isHashOf(hash: string, secret: string): boolean {
    const [a, b] = [Buffer.from(hash), Buffer.from(this.hash(secret))];
    return a.length === b.length && timingSafeEqual(a, b);
  }
}
