import { createPublicKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { identityClaims, type Identity } from './identity.js';

export const AUTH_PUBLIC_KEY = Symbol('AUTH_PUBLIC_KEY');
export const TOKEN_ISSUER = 'mekong-gear-auth';

/** Believes only what auth signed, and only while it has not run out. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(AUTH_PUBLIC_KEY) publicKey: string) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key made once; of a text it would be made at every call. passport-jwt passes both on, but types texts alone.
      secretOrKey: createPublicKey(publicKey) as unknown as Buffer,
      algorithms: ['ES256'],
      issuer: TOKEN_ISSUER,
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
