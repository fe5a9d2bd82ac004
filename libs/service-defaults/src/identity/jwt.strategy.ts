import { createPublicKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { identityClaims, type Identity } from './identity.js';

export const AUTH_PUBLIC_KEY = Symbol('AUTH_PUBLIC_KEY');
export const TOKEN_ISSUER = 'mekong-gear-auth';

/** Accepts only tokens that auth signed and that have not expired. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(AUTH_PUBLIC_KEY) publicKey: string) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key object, since a PEM text would be parsed at every call. passport-jwt accepts both, but its types only know texts.
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
