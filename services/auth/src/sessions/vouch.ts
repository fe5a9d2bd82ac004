import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { ServiceName } from '@mekong/contracts';
import { ShortMemory } from '@mekong/service-defaults';
import { CONFIG, type AuthConfig } from '../config.js';
import { setupOf } from '../users/index.js';
import { SessionsRepository } from './sessions.repository.js';

/** Half of a token's lifetime, so that a reused token is still valid for the other half. */
const reusedMs = 30_000;

/** Exchanges a session for the short-lived token that one service accepts; undefined when the session has ended. */
@Injectable()
export class Vouch {
  /** Tokens by their claims, since signing costs more than looking up the session, which is done every time. */
  private readonly signed = new ShortMemory<string>(5_000);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly jwt: JwtService,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async vouch(sessionToken: string, audience: ServiceName): Promise<string | undefined> {
    const user = await this.sessions.findUser(sessionToken);
    if (!user) return undefined;
    const { id, email, name, role, isVerified, passwordAt } = user;
    const setup = setupOf(user, this.config.REQUIRE_TWO_STEP);
    const claims = {
      ...{ sub: id, email, name, role, verified: isVerified },
      ...(setup && { setup }),
      ...(role !== 'customer' && passwordAt !== null && { passwordAt }),
    };
    const key = JSON.stringify([audience, claims]);
    const known = this.signed.find(key);
    if (known) return known;
    const token = await this.jwt.signAsync(claims, { audience });
    this.signed.remember(key, token, Date.now() + reusedMs);
    return token;
  }
}
