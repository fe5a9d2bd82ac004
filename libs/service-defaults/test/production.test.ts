import { z } from 'zod';
import { testKeys } from '@mekong/testing';
import { evenIfFaulty, readConfig, refusePlaceholders, serviceConfig } from '../src/config.js';

const safe = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop:k3VtQ9xwZr71@db.internal/mekong',
  AMQP_URL: 'amqp://shop:k3VtQ9xwZr71@mq.internal',
  AUTH_PUBLIC_KEY: testKeys.publicKey,
};
const schema = serviceConfig.extend({ AUTH_PRIVATE_KEY: z.string().optional() });
const read = (but: Record<string, string> = {}) => readConfig(schema, { ...safe, ...but });

describe('production', () => {
  it('starts with good settings', () => {
    expect(read()).toMatchObject({ PUBLIC_URL: 'https://shop.example' });
  });

  it.each([
    ['DATABASE_URL', 'postgres://shop:change-me-please@db.internal/mekong'],
    ['DATABASE_URL', 'postgres://shop:short@db.internal/mekong'],
    ['AMQP_URL', 'amqp://guest:guest@mq.internal'],
    ['AMQP_URL', 'amqp://shop:change%2Dme-change-me@mq.internal'],
    ['PUBLIC_URL', 'http://shop.example'],
    ['AUTH_PUBLIC_KEY', 'change-me'],
    ['AUTH_PUBLIC_KEY', '-----BEGIN PUBLIC KEY-----\\ncut off'],
    ['AUTH_PRIVATE_KEY', 'change-me'],
  ])('refuses %s=%s, and names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`1 fault\\(s\\):\\n  ${name} `));
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'may be tried on this machine by %s',
    (PUBLIC_URL) => {
      expect(read({ PUBLIC_URL })).toMatchObject({ PUBLIC_URL });
    },
  );

  it('may reach its database without a password, as by a certificate', () => {
    expect(read({ DATABASE_URL: 'postgres://shop@db.internal/mekong' })).toBeDefined();
  });

  it('names everything that is wrong at once', () => {
    expect(() =>
      read({ PUBLIC_URL: 'http://shop.example', AMQP_URL: 'amqp://guest:guest@mq.internal' }),
    ).toThrow(/2 fault\(s\)/);
  });

  it('names a default secret and a default password also where other settings are missing or no address', () => {
    const keyed = schema.extend({ KEY: z.string() }).superRefine(refusePlaceholders(['KEY']), evenIfFaulty);
    const given = {
      ...safe,
      KEY: 'change-me',
      DATABASE_URL: undefined,
      AMQP_URL: 'amqp://guest:guest@mq.internal',
    };
    expect(() => readConfig(keyed, given)).toThrow(
      /3 fault\(s\):\n {2}DATABASE_URL .*\n {2}KEY .*\n {2}AMQP_URL /,
    );
    expect(() => readConfig(keyed, { ...safe, KEY: 'change-me', PUBLIC_URL: 'shop' })).toThrow(
      /2 fault\(s\):\n {2}PUBLIC_URL .*\n {2}KEY /,
    );
  });
});

it('elsewhere short passwords do', () => {
  expect(read({ NODE_ENV: 'development', AMQP_URL: 'amqp://guest:guest@localhost' })).toBeDefined();
});
