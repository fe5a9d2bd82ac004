import { isNearName } from '@mekong/contracts';

it.each([
  ['Tonlix', 'tonlix'],
  ['Tonlix', 'Ton-Lix '],
  ['Tonlix', 'Tonlex'],
  ['Tonlix', 'Tonilx'],
  ['Tonlix', 'Tonli'],
  ['Steelseries', 'Steal serie'],
  ['Steelseries', 'Setelsereis'],
  ['Kéy One', 'Key-One'],
])('%s and %s are nearly the same', (one, other) => {
  expect(isNearName(one, other)).toBe(true);
  expect(isNearName(other, one)).toBe(true);
});

it.each([
  ['HP', 'LG'],
  ['Asus', 'Acus'],
  ['Tonlix', 'Logix'],
  ['Tonlix', 'Otnilx'],
  ['!', '?'],
])('%s and %s are different', (one, other) => {
  expect(isNearName(one, other)).toBe(false);
  expect(isNearName(other, one)).toBe(false);
});
