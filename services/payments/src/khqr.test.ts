import { crc16, khqr, type KhqrBill } from './khqr.js';

const bill: KhqrBill = {
  account: 'mekong_gear@demo',
  merchantName: 'Mekong Gear',
  city: 'Phnom Penh',
  amountCents: 2_199,
  billNumber: '0123456789abcdef01234567',
  createdAt: new Date(1_700_000_000_000),
  expiresAt: new Date(1_700_000_900_000),
};

/** Splits a payload into its data objects, as a wallet does. */
function fieldsOf(payload: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

it('the checksum is CRC-16/CCITT-FALSE, by its published check value', () => {
  expect(crc16('123456789')).toBe('29B1');
});

it('a payload ends with the checksum of everything before it', () => {
  const payload = khqr(bill);
  expect(payload.slice(-4)).toBe(crc16(payload.slice(0, -4)));
});

it('a payload names the merchant, the amount in US dollars and the bill', () => {
  const fields = fieldsOf(khqr(bill));
  expect(fields).toMatchObject({
    '00': '01',
    '01': '12',
    '53': '840',
    '54': '21.99',
    '58': 'KH',
    '59': 'Mekong Gear',
    '60': 'Phnom Penh',
  });
  expect(fieldsOf(fields['29']!)).toEqual({ '00': 'mekong_gear@demo' });
  expect(fieldsOf(fields['62']!)).toEqual({ '01': bill.billNumber });
  expect(fieldsOf(fields['99']!)).toEqual({ '00': '1700000000000', '01': '1700000900000' });
});

it('a value too long for its field is refused', () => {
  expect(() => khqr({ ...bill, city: 'x'.repeat(100) })).toThrow(RangeError);
});
