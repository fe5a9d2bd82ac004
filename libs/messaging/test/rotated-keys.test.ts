import { randomBytes } from 'node:crypto';
import { isFromGateway, readConfig, refusePlaceholders, rotatingSecret } from '@mekong/service-defaults';
import { z } from 'zod';
import { seal, unseal } from '../src/sealed.js';

const newKey = () => randomBytes(32).toString('base64');
const [old, fresh] = [newKey(), newKey()];

describe('while a key is being replaced', () => {
  it('what was sealed with either is read with both, and the first seals', () => {
    const keys = `${fresh},${old}`;
    expect(unseal(seal('123456', old), keys)).toBe('123456');
    expect(unseal(seal('123456', keys), fresh)).toBe('123456');
    expect(() => unseal(seal('123456', newKey()), keys)).toThrow();
  });

  it('the gateway is known by either', () => {
    const from = (key: string) => isFromGateway({ headers: { 'x-gateway-key': key } }, `${fresh},${old}`);
    expect([from(fresh), from(old), from(`${fresh},${old}`), from('')]).toEqual([true, true, false, false]);
  });

  it('production refuses a default among them, and one that is too short', () => {
    const schema = z
      .object({ NODE_ENV: z.string(), PUBLIC_URL: z.string(), KEY: rotatingSecret(16) })
      .superRefine(refusePlaceholders(['KEY']));
    const read = (KEY: string) =>
      readConfig(schema, { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', KEY });
    expect(read(`${fresh},${old}`).KEY).toBe(`${fresh},${old}`);
    expect(() => read(`${fresh},change-me-change-me`)).toThrow('KEY is a default secret');
    expect(() => read(`${fresh},`)).toThrow('KEY must have at least 16 characters');
  });
});
