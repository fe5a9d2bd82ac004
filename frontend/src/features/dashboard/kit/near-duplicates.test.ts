import { isNearDuplicate, nearDuplicates } from './near-duplicates';

it.each([
  ['Tonlix', 'tonlix'],
  ['Tonlix', 'Ton-Lix '],
  ['Tonlix', 'Tonlex'],
  ['Tonlix', 'Tonilx'],
  ['Tonlix', 'Tonli'],
  ['Steelseries', 'Steal serie'],
  ['Kéy One', 'Key-One'],
])('%s and %s are nearly the same', (one, other) => {
  expect(isNearDuplicate(one, other)).toBe(true);
});

it.each([
  ['HP', 'LG'],
  ['Asus', 'Acus'],
  ['Tonlix', 'Logix'],
  ['!', '?'],
])('%s and %s are different', (one, other) => {
  expect(isNearDuplicate(one, other)).toBe(false);
});

it('a brand is not a duplicate of itself', () => {
  const brands = [
    { id: 1, name: 'Tonlix' },
    { id: 2, name: 'Tonlixx' },
  ];
  expect(nearDuplicates('Tonlix', brands, 1)).toEqual([brands[1]]);
});
