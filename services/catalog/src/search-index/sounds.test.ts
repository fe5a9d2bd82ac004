import { mayBeKhmer, soundOfKhmer, soundOfLatin } from './sounds.js';

it.each([
  ['ក្ដារចុច', 'kdar chuch'],
  ['ក្ដារចុច', 'kda joch'],
  ['ក្តាចុច', 'kdach uch'],
  ['កណ្ដុរ', 'kandol'],
  ['កណ្ដុរ', 'kondor'],
  ['ឥតខ្សែ', 'ot khsae'],
  ['អេក្រង់', 'ekrong'],
  ['កាសត្រចៀក', 'kas trochiek'],
  ['ហេតហ្វូន', 'het fon'],
  ['ម៉ូនីទ័រ', 'monito'],
])('%s sounds like %s', (khmer, latin) => {
  expect(soundOfLatin(latin.replaceAll(' ', ''))).toBe(soundOfKhmer(khmer));
});

it.each([
  ['កណ្ដុរ', 'kdar'],
  ['កាស', 'kam'],
])('%s does not sound like %s', (khmer, latin) => {
  expect(soundOfLatin(latin)).not.toBe(soundOfKhmer(khmer));
});

it.each([
  ['kibot', true],
  ['kiibord', true],
  ['ekrong', true],
  ['chuch', true],
  ['kandol', true],
  ['gift', false],
  ['present', false],
  ['husband', false],
])('whether %s may be Khmer: %s', (latin, may) => {
  expect(mayBeKhmer(latin)).toBe(may);
});
