import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { serviceNames, type Role, type ServiceName } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { natively } from '../natively.js';

const { JwtService } = await natively<typeof import('@nestjs/jwt')>('@nestjs/jwt');
const { TOKEN_ISSUER } =
  await natively<typeof import('@mekong/service-defaults')>('@mekong/service-defaults');

const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The key pair that takes the place of auth's in tests. */
export const testKeys = keys;

/** Somebody with a verified email by default, who has just typed their password. */
export function anIdentity(but: Partial<Identity> = {}): Identity {
  const userId = but.userId ?? randomUUID();
  return {
    userId,
    email: `${userId}@shop.example`,
    name: 'Sok Dara',
    role: 'customer',
    verified: true,
    passwordAt: Math.floor(Date.now() / 1_000),
    ...but,
  };
}

export const aCustomer = (but: Partial<Identity> = {}) => anIdentity(but);
export const staff = (role: Role) => anIdentity({ role });

/** The same of somebody who has typed their password a while ago. */
export const anHourLater = (identity: Identity): Identity => ({
  ...identity,
  passwordAt: Math.floor(Date.now() / 1_000) - 3_600,
});

/** The token that auth would sign for this identity, for whichever service is under test; lives 60 s. */
export function tokenOf(
  { userId, ...claims }: Identity,
  {
    privateKey = keys.privateKey,
    audience = [...serviceNames],
  }: { privateKey?: string; audience?: ServiceName[] } = {},
): string {
  const jwt = new JwtService({
    privateKey,
    signOptions: { algorithm: 'ES256', issuer: TOKEN_ISSUER, audience, expiresIn: 60 },
  });
  return jwt.sign({ sub: userId, ...claims });
}
