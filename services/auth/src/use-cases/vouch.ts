import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SessionsRepository } from '../data-access/sessions.repository.js';

/** Turns a session into the short-lived token that all services believe; undefined when the session has ended. */
@Injectable()
export class Vouch {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly jwt: JwtService,
  ) {}

  async run(sessionToken: string): Promise<string | undefined> {
    const user = await this.sessions.findUser(sessionToken);
    if (!user) return undefined;
    const { id, email, name, role, isVerified } = user;
    return this.jwt.signAsync({ sub: id, email, name, role, verified: isVerified });
  }
}
