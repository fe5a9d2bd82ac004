import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { cookieOf } from '@mekong/service-defaults';
import { stringifySetCookie } from 'cookie';
import { CONFIG, type AuthConfig } from '../config.js';
import { Secrets } from '../security/index.js';
import type { User } from '../users/index.js';

const maxAgeSeconds = 180 * 24 * 60 * 60;

type Owner = Pick<User, 'id' | 'passwordHash'>;

/**
 * Browsers in which a user has logged in before, so that wrong passwords of strangers do not lock them out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). The cookie holds a random id,
 * signed together with the password's hash: a new password voids all of them, and nothing is stored.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** The id of the device, if a Cookie header holds a genuine one for this user. */
  idIn(cookies: string | undefined, owner: Owner): string | undefined {
    const [id = '', signature = ''] = cookieOf(cookies, this.nameFor(owner))?.split('.') ?? [];
    return id && this.secrets.isHashOf(signature, signed(id, owner)) ? id : undefined;
  }

  /** The Set-Cookie value by which this browser is known from now on; `id` is the one it is known by already. */
  cookieFor(owner: Owner, id = this.secrets.newToken()): string {
    return stringifySetCookie({
      name: this.nameFor(owner),
      value: `${id}.${this.secrets.hash(signed(id, owner))}`,
      maxAge: maxAgeSeconds,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.PUBLIC_URL.startsWith('https:'),
    });
  }

  /** One for each user, as several may share a browser; says nothing of who it is. */
  private nameFor({ id }: Owner): string {
    return `device-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`;
  }
}

const signed = (id: string, { id: userId, passwordHash }: Owner) => `device:${id}:${userId}:${passwordHash}`;
