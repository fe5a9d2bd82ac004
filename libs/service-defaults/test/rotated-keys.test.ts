import { generateKeyPairSync } from 'node:crypto';
import { aCustomer, testKeys, tokenOf } from '@mekong/testing';
import { JwtStrategy } from '../src/identity/jwt.strategy.js';

const newKeys = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const fresh = newKeys();

/** Whether a service with these public keys accepts the token. */
function accepts(publicKeys: string, token: string): Promise<boolean> {
  return new Promise((done, fail) => {
    const strategy = Object.assign(new JwtStrategy(publicKeys), {
      success: () => done(true),
      fail: () => done(false),
      error: fail,
    });
    strategy.authenticate({ headers: { authorization: `Bearer ${token}` } } as never, undefined as never);
  });
}

it("while auth's key is being replaced, tokens of both are accepted, and of no other", async () => {
  const keys = `${fresh.publicKey}${testKeys.publicKey}`;
  const signedBy = (privateKey: string) => tokenOf(aCustomer(), { privateKey });
  expect(await accepts(keys, signedBy(fresh.privateKey))).toBe(true);
  expect(await accepts(keys, signedBy(testKeys.privateKey))).toBe(true);
  expect(await accepts(keys, signedBy(newKeys().privateKey))).toBe(false);
  expect(await accepts(fresh.publicKey, signedBy(testKeys.privateKey))).toBe(false);
  expect(await accepts(keys, 'no.token')).toBe(false);
});
