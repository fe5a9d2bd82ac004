import { createPublicKey, verify, type KeyObject } from 'node:crypto';
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
  /** There are several keys, one PEM after the other, while auth's key is being replaced. */
  constructor(@Inject(AUTH_PUBLIC_KEY) publicKeys: string) {
    const keys = publicKeys
      .split(/(?<=-----END PUBLIC KEY-----)\s*(?=\S)/)
      // Key objects, since PEM texts would be parsed at every call.
      .map((pem) => createPublicKey(pem));
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport-jwt accepts key objects too, but its types only know texts.
      secretOrKeyProvider: (_request, token: string, done) =>
        done(null, keyOf(token, keys) as unknown as Buffer),
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

/** The key by which a token was signed. */
function keyOf(token: string, keys: KeyObject[]): KeyObject {
  const [first, ...others] = keys as [KeyObject, ...KeyObject[]];
  if (others.length === 0) return first;
  const end = token.lastIndexOf('.');
  const signature = Buffer.from(token.slice(end + 1), 'base64url');
  const signed = Buffer.from(token.slice(0, Math.max(0, end)));
  const isSignedBy = (key: KeyObject) =>
    verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature);
  return others.find(isSignedBy) ?? first;
}
