import { orderKey, wantedOrderWords } from './search-key.js';

const order = {
  id: '0a1b2c',
  orderNumber: 'MG-2611-4207',
  customerName: 'Sok ÜNÏ',
  phoneNumber: '+855 12 345 678',
  shippingAddress: '12 Street 240, ភ្នំពេញ',
  province: 'Phnom Penh',
  district: 'Daun Penh',
  trackingNumber: 'VB-77',
};
const isFoundBy = (text: string) =>
  wantedOrderWords(text).every((forms) => forms.some((form) => orderKey(order).includes(form)));

it.each([
  '0A1B2C',
  'sok',
  'ünï',
  'street 240',
  'ភ្នំពេញ',
  '+855 12 345 678',
  '012 345 678',
  '012345',
  '12-345-678',
  '85512345',
  '០១២ ៣៤៥ ៦៧៨',
  'mg-2611-4207',
  'MG26114207',
  'mg 2611 4207',
  '2611-42',
  'mg261142',
  '#MG-2611-4207',
  'order #mg 2611 4207',
  'uni',
  '240 street sok',
  'Sok +855 12 345 678',
  '(012) 345-678 sok',
  'ភ្នំ\u200Bពេញ',
  'ភ្នំពេញ uni',
  'phnom penh',
  'daun penh sok',
  'VB-77',
  'vb77',
])('an order is found by %s', (text) => expect(isFoundBy(text)).toBe(true));

it.each([
  'dara',
  '099',
  'MG-2611-42071',
  'mg-2612-4207',
  '0'.repeat(3),
  'sok 99',
  '#MG-2611-4208',
  'sok +855 12 345 679',
])('an order is not found by %s', (text) => expect(isFoundBy(text)).toBe(false));
