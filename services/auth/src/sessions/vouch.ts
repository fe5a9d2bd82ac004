import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ShortMemory } from '@mekong/service-defaults';
import { SessionsRepository } from './sessions.repository.js';

/** Half of a token's life: whoever gets one can count on the other half. */
const reusedMs = 30_000;

/** Turns a session into the short-lived token that all services believe; undefined when the session has ended. */
@Injectable()
export class Vouch {
  /** By what they say: signing costs more than the look into the database, which is never left out. */
  private readonly signed = new ShortMemory<string>(5_000);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly jwt: JwtService,
  ) {}

  async run(sessionToken: string): Promise<string | undefined> {
    const user = await this.sessions.findUser(sessionToken);
    if (!user) return undefined;
    const { id, email, name, role, isVerified } = user;
    const claims = { sub: id, email, name, role, verified: isVerified };
    const key = JSON.stringify(claims);
    const known = this.signed.find(key);
    if (known) return known;
    const token = await this.jwt.signAsync(claims);
    this.signed.remember(key, token, Date.now() + reusedMs);
    return token;
  }
}
