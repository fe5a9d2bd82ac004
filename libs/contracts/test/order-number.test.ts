import { orderNumber, typedOrderNumber } from '../src/order-number.js';

it.each([
  ['2026-11-30T16:59:59Z', 42, 'MG-2611-0042'],
  ['2026-11-30T17:00:00Z', 43, 'MG-2612-0043'],
  ['2027-01-05T00:00:00Z', 123_456, 'MG-2701-123456'],
])('an order of %s with the serial number %d is %s', (moment, serial, number) => {
  expect(orderNumber(serial, new Date(moment))).toBe(number);
});

it.each([
  'MG-2611-0042',
  'mg-2611-0042',
  'mg26110042',
  ' MG 2611 0042 ',
  'MG–2611–0042',
  'mg-២៦១១-០០៤២',
  '#MG-2611-0042',
  '# MG 2611 0042',
  'Order #MG-2611-0042.',
  '№MG-2611-0042',
  'លេខ MG-2611-0042 Sok',
])('an order number may be typed as %j', (text) => expect(typedOrderNumber(text)).toBe('MG-2611-0042'));

it.each(['', 'MG-2611-42', '2611-0042', 'AMG-2611-0042', 'MG-2611-0042x'])('%j is no order number', (text) =>
  expect(typedOrderNumber(text)).toBeUndefined(),
);
