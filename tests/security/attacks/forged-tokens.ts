import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { serviceNames } from '@mekong/contracts';
import { natively, testKeys, tokenOf } from '@mekong/testing';
import { accessOf } from '../access.js';
import { identityOf } from '../actors.js';
import type { Stage } from '../attack-stage.js';
import { apiRoutes, filledPath, sampleRequest, type ApiRoute } from '../routes.js';
import { forAll, send } from '../send.js';

const { TOKEN_ISSUER } =
  await natively<typeof import('@mekong/service-defaults')>('@mekong/service-defaults');

type Json = Record<string, unknown>;

const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of these parts with the signature that `signed` makes of them. */
function aToken(header: Json, claims: Json, signed: (content: string) => string): string {
  const content = `${part({ typ: 'JWT', ...header })}.${part(claims)}`;
  return `${content}.${signed(content)}`;
}

const byKey = (privateKey: string) => (content: string) =>
  sign('sha256', Buffer.from(content), {
    key: createPrivateKey(privateKey),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');

/** Tokens of an admin that auth did not sign so, by what is wrong with them. */
function forgeries(stage: Stage): Record<string, string> {
  const { AUTH_PRIVATE_KEY: privateKey = '', AUTH_PUBLIC_KEY: publicKey = '' } = stage.secrets;
  const { userId, ...facts } = identityOf(stage, 'admin');
  const now = Math.floor(Date.now() / 1_000);
  const claims = { sub: userId, ...facts, iss: TOKEN_ISSUER, aud: serviceNames, iat: now, exp: now + 60 };
  const es256 = { alg: 'ES256' };
  const byAuth = byKey(privateKey);
  const [header, , signature] = tokenOf(identityOf(stage, 'customer'), { privateKey }).split('.');
  return {
    'alg: none': aToken({ alg: 'none' }, claims, () => ''),
    'alg: NoNe': aToken({ alg: 'NoNe' }, claims, () => ''),
    'no signature': aToken(es256, claims, () => ''),
    'the payload of another token': `${header}.${part(claims)}.${signature}`,
    'an expiry that has passed': aToken(es256, { ...claims, iat: now - 700, exp: now - 600 }, byAuth),
    'a time that is still to come': aToken(es256, { ...claims, nbf: now + 600 }, byAuth),
    'another key': aToken(es256, claims, byKey(testKeys.privateKey)),
    'another key that it names itself': aToken(
      { ...es256, jwk: { kty: 'EC' }, jku: 'http://evil.test/keys' },
      claims,
      byKey(testKeys.privateKey),
    ),
    'the public key as a shared secret': aToken({ alg: 'HS256' }, claims, (content) =>
      createHmac('sha256', publicKey).update(content).digest('base64url'),
    ),
    'another issuer': aToken(es256, { ...claims, iss: 'http://evil.test' }, byAuth),
    'no issuer': aToken(es256, { ...claims, iss: undefined }, byAuth),
    'another audience': aToken(es256, { ...claims, aud: 'elsewhere' }, byAuth),
    'no audience': aToken(es256, { ...claims, aud: undefined }, byAuth),
    'a role that does not exist': aToken(es256, { ...claims, role: 'owner' }, byAuth),
    'no user': aToken(es256, { ...claims, sub: undefined }, byAuth),
    'no form at all': 'a.b.c',
  };
}

const closed = apiRoutes.filter(({ name }) => accessOf.get(name) !== 'public');

/** The routes that did not refuse a call with these headers. */
async function openTo(
  headers: Record<string, string>,
  urlOf: (route: ApiRoute) => string,
): Promise<string[]> {
  const open = await forAll(closed, async (route) => {
    const request = sampleRequest(route);
    const seen = await send(urlOf(route) + filledPath(route.path), {
      method: route.method,
      body: request.body,
      headers: { ...request.headers, ...headers },
    });
    return seen.status === 401 ? [] : [`${route.name}: ${seen.status}`];
  });
  return open.flat();
}

const kinds = [
  'alg: none',
  'alg: NoNe',
  'no signature',
  'the payload of another token',
  'an expiry that has passed',
  'a time that is still to come',
  'another key',
  'another key that it names itself',
  'the public key as a shared secret',
  'another issuer',
  'no issuer',
  'another audience',
  'no audience',
  'a role that does not exist',
  'no user',
  'no form at all',
];

/** Claiming to be somebody else, or the gateway. */
export function forgedTokenRows(stage: Stage): void {
  it.each(kinds)(
    'no service takes a token with %s (ASVS 9.1.1, 9.1.2, 9.1.3, 9.2.1, 9.2.3; API2:2023)',
    async (kind) => {
      const authorization = `Bearer ${forgeries(stage)[kind]}`;
      expect(await openTo({ authorization }, ({ service }) => stage.shop.services[service]!)).toEqual([]);
    },
  );

  it('the gateway takes no token from outside, not even one that auth has signed (ASVS 9.1.3)', async () => {
    const authorization = `Bearer ${tokenOf(identityOf(stage, 'admin'), { privateKey: stage.secrets.AUTH_PRIVATE_KEY })}`;
    expect(await openTo({ authorization }, () => stage.shop.url)).toEqual([]);
  });

  it.each([{}, { 'x-gateway-key': '' }, { 'x-gateway-key': 'a-guessed-key-of-the-gateway' }])(
    'auth exchanges sessions for the gateway only: %j (ASVS 13.2.1)',
    async (headers) => {
      const [, session] = stage.people.admin.cookies().match(/\bsession=([^;]+)/)!;
      const seen = await send(`${stage.shop.services.auth}/internal/vouch`, {
        method: 'POST',
        body: JSON.stringify({ session, audience: 'auth' }),
        headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
      });
      expect([seen.status, seen.text.includes('token')]).toEqual([404, false]);
    },
  );

  it('the gateway passes nothing on to internal routes (ASVS 13.4.5)', async () => {
    for (const path of ['/internal/vouch', '/api/internal/vouch', '/api/auth/../../internal/vouch']) {
      const seen = await send(stage.shop.url + path, { method: 'POST', body: '{}' });
      expect([path, seen.status]).toEqual([path, 404]);
    }
  });
}
