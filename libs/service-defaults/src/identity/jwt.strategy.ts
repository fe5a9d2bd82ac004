import { createPublicKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { identityClaims, type Identity } from './identity.js';

export const AUTH_PUBLIC_KEY = Symbol('AUTH_PUBLIC_KEY');
export const TOKEN_ISSUER = 'mekong-gear-auth';

/** A token that auth signed, for the services of `audience`. */
export interface SignedToken {
  identity: Identity;
  audience: string[];
}

/**
 * Accepts only tokens that auth signed and that have not expired. Does not check the audience: Passport has one strategy
 * of a name for the whole process, in which several services may run.
 */
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

  validate(payload: unknown): SignedToken | false {
    const claims = identityClaims.safeParse(payload);
    if (!claims.success) return false;
    const { sub, aud: audience, ...rest } = claims.data;
    return { identity: { userId: sub, ...rest }, audience };
  }
}
