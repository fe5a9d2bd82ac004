import { readPaymentsConfig } from './config.js';

const needed = { DATABASE_URL: 'postgres://localhost/payments', AUTH_PUBLIC_KEY: 'key' };

it.each(['bank://pay', 'javascript:alert("{payload}")', '{payload}'])(
  'refuses %s as the link to a banking app',
  (PAYMENT_DEEPLINK) => {
    expect(() => readPaymentsConfig({ ...needed, PAYMENT_DEEPLINK })).toThrow('PAYMENT_DEEPLINK must be');
  },
);
