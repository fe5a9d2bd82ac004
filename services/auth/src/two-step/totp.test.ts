import { HOTP, Secret } from 'otpauth';
import { base32, otpauthUri, stepOfCode } from './totp.js';

// The secret in the test tables of both RFCs.
const secret = Buffer.from('12345678901234567890');
const codeOf = (step: number) => HOTP.generate({ secret: Secret.fromBase32(base32(secret)), counter: step });

describe('the codes of an authenticator app', () => {
  // RFC 6238, appendix B (SHA-1); ours are the last six of its eight digits.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(stepOfCode(secret, code.slice(-6), 0, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  // RFC 4226, appendix D.
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676'].map((code, step) => [step, code] as const),
  )('are those of RFC 4226 for counter %i', (step, code) =>
    expect(stepOfCode(secret, code, -1, step * 30_000)).toBe(step),
  );

  it('are accepted one step early and one step late', () => {
    const taken = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeOf(1_000 + off), 0, 1_000 * 30_000));
    expect(taken).toEqual([undefined, 999, 1_000, 1_001, undefined]);
  });

  it('work once', () => {
    const again = (lastUsed: number) => stepOfCode(secret, codeOf(1_000), lastUsed, 1_000 * 30_000);
    expect([again(999), again(1_000)]).toEqual([1_000, undefined]);
  });
});

describe('a secret', () => {
  // RFC 4648, section 10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is encoded as in RFC 4648', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('is in the QR code together with the shop and the email', () => {
    expect(otpauthUri(secret, 'Mekong Gear', 'a+b@shop.example')).toBe(
      'otpauth://totp/Mekong%20Gear:a%2Bb%40shop.example?issuer=Mekong%20Gear&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });
});
