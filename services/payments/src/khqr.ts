export interface KhqrBill {
  account: string;
  merchantName: string;
  city: string;
  /** US cents. */
  amountCents: number;
  /** At most 25 characters. */
  billNumber: string;
  createdAt: Date;
  expiresAt: Date;
}

const fieldLimit = 99;

/** One EMVCo data object: id, length in characters, value. */
function field(id: string, value: string): string {
  if (value.length > fieldLimit)
    throw new RangeError(`KHQR field ${id} is longer than ${fieldLimit} characters`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, initial 0xFFFF) as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The text of a dynamic payment QR: EMVCo merchant-presented mode (EMV QRCPS, Merchant-Presented Mode 1.1) in the
 * form of Cambodia's KHQR: individual Bakong account in 29, US dollars, creation and expiry in milliseconds in 99.
 */
export function khqr(bill: KhqrBill): string {
  const payload = [
    field('00', '01'),
    field('01', '12'),
    field('29', field('00', bill.account)),
    field('52', '5732'),
    field('53', '840'),
    field('54', (bill.amountCents / 100).toFixed(2)),
    field('58', 'KH'),
    field('59', bill.merchantName.slice(0, 25)),
    field('60', bill.city),
    field('62', field('01', bill.billNumber)),
    field(
      '99',
      field('00', String(bill.createdAt.getTime())) + field('01', String(bill.expiresAt.getTime())),
    ),
    '6304',
  ].join('');
  return payload + crc16(payload);
}
