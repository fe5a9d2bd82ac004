import { generateKeyPairSync } from 'node:crypto';
import { readPaymentsConfig } from './config.js';

const needed = { DATABASE_URL: 'postgres://localhost/payments', AUTH_PUBLIC_KEY: 'key' };

it.each(['bank://pay', 'javascript:alert("{payload}")', '{payload}'])(
  'refuses %s as the link to a banking app',
  (PAYMENT_DEEPLINK) => {
    expect(() => readPaymentsConfig({ ...needed, PAYMENT_DEEPLINK })).toThrow('PAYMENT_DEEPLINK must be');
  },
);

describe('a shop with a bank', () => {
  const production = {
    ...needed,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: 'postgres://payments:a-long-password@localhost/payments',
    AUTH_PUBLIC_KEY: generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).publicKey,
    PAYMENT_METHODS: 'khqr',
  };
  const bank = {
    BAKONG_API_URL: 'https://bank.example',
    BAKONG_TOKEN: 'token',
    BAKONG_ACCOUNT: 'shop@bank',
  };

  it.each(Object.keys(bank))('does not start in production without %s', (name) => {
    expect(() => readPaymentsConfig({ ...production, ...bank, [name]: '' })).toThrow(name);
  });

  it('starts with a token, or with the email by which it gets one', () => {
    expect(readPaymentsConfig({ ...production, ...bank }).BAKONG_DAILY_CALLS).toBe(90);
    const byEmail = { ...production, ...bank, BAKONG_TOKEN: '', BAKONG_EMAIL: 'shop@example.com' };
    expect(readPaymentsConfig(byEmail).BAKONG_EMAIL).toBe('shop@example.com');
  });

  it("needs the merchant's bank with the merchant's id", () => {
    expect(() => readPaymentsConfig({ ...needed, BAKONG_MERCHANT_ID: '1' })).toThrow(
      'BAKONG_BANK is required',
    );
  });

  it('reads the names that its account and city had before', () => {
    const before = { ...needed, KHQR_ACCOUNT: 'old@bank', KHQR_CITY: 'Kampot' };
    expect(readPaymentsConfig(before)).toMatchObject({ BAKONG_ACCOUNT: 'old@bank', BAKONG_CITY: 'Kampot' });
    expect(readPaymentsConfig({ ...before, BAKONG_ACCOUNT: 'new@bank' }).BAKONG_ACCOUNT).toBe('new@bank');
  });
});
