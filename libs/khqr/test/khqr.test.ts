import { readFileSync } from 'node:fs';
import { crc16 } from '../src/crc16.js';
import { encodeKhqr, InvalidKhqr, md5Of, readKhqr } from '../src/index.js';
import { khqrOf, type SdkInput } from './sdk-input.js';

interface Vectors {
  about: { created_ms: number };
  valid: { name: string; input: SdkInput; qr: string; md5: string; kind: 'individual' | 'merchant' }[];
  refused: { name: string; input: SdkInput; kind: 'individual' | 'merchant' }[];
  verify: { name: string; qr: string; at: number; valid: boolean }[];
}

const { about, valid, refused, verify } = JSON.parse(
  readFileSync(new URL('fixtures/khqr-vectors.json', import.meta.url), 'utf8'),
) as Vectors;

const createdAt = new Date(about.created_ms);

it('the checksum is CRC-16/CCITT-FALSE, by its published check value', () => {
  expect(crc16('123456789')).toBe('29B1');
});

it.each(valid)('$name is what the official programs make, byte for byte', ({ kind, input, qr, md5 }) => {
  const text = encodeKhqr(khqrOf(kind, input, createdAt));
  expect(text).toBe(qr);
  expect(md5Of(text)).toBe(md5);
});

it.each(refused)('$name is refused', ({ kind, input }) => {
  expect(() => encodeKhqr(khqrOf(kind, input, createdAt))).toThrow(InvalidKhqr);
});

it.each(verify)('a code is read or not: $name', ({ qr, at, valid: isValid }) => {
  expect(readKhqr(qr, new Date(at)) !== undefined).toBe(isValid);
});

const dynamic = {
  receiver: { kind: 'individual', account: 'mekong@devb' },
  merchantName: 'Mekong Gear',
  city: 'Phnom Penh',
  currency: 'USD',
  category: '5732',
  bill: 'MG-1',
  payment: { minor: 2_199, createdAt, expiresAt: new Date(about.created_ms + 900_000) },
} as const;

it('a code says what it was made of', () => {
  const { receiver, category: _category, ...facts } = dynamic;
  expect(readKhqr(encodeKhqr(dynamic), createdAt)).toEqual({ ...facts, account: receiver.account });
});

it('a code is not read one millisecond after its end', () => {
  const text = encodeKhqr(dynamic);
  expect(readKhqr(text, dynamic.payment.expiresAt)).toBeDefined();
  expect(readKhqr(text, new Date(dynamic.payment.expiresAt.getTime() + 1))).toBeUndefined();
});

it('additional data of more than 99 characters are refused, which the official programs write unreadably', () => {
  const text = 'x'.repeat(25);
  expect(() => encodeKhqr({ ...dynamic, bill: text, store: text, terminal: text, purpose: text })).toThrow(
    'additional data',
  );
});

it.each([
  ['a phone with a plus', { mobile: '+85512345678' }],
  ['a bill of two lines', { bill: 'MG\n1' }],
  ['no amount', { payment: { ...dynamic.payment, minor: 0 } }],
  ['a fraction of a cent', { payment: { ...dynamic.payment, minor: 0.5 } }],
  [
    'an end before the beginning',
    { payment: { ...dynamic.payment, expiresAt: new Date(about.created_ms - 1) } },
  ],
])('%s is refused', (_what, change) => {
  expect(() => encodeKhqr({ ...dynamic, ...change })).toThrow(InvalidKhqr);
});
