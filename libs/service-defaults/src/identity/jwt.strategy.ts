import { createPublicKey } from 'node:crypto';
import type { ServiceName } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { identityClaims, type Identity } from './identity.js';

export const TOKENS = Symbol('TOKENS');
export const TOKEN_ISSUER = 'mekong-gear-auth';

export interface AcceptedTokens {
  publicKey: string;
  audience: ServiceName;
}

/** Accepts only tokens that auth signed for this service and that have not expired. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(TOKENS) { publicKey, audience }: AcceptedTokens) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key object, since a PEM text would be parsed at every call. passport-jwt accepts both, but its types only know texts.
      secretOrKey: createPublicKey(publicKey) as unknown as Buffer,
      algorithms: ['ES256'],
      issuer: TOKEN_ISSUER,
      audience,
      jsonWebTokenOptions: { clockTolerance: 5 },
    });
  }

  validate(payload: unknown): Identity | false {
    const claims = identityClaims.safeParse(payload);
    if (!claims.success) return false;
    const { sub, ...rest } = claims.data;
    return { userId: sub, ...rest };
  }
}
