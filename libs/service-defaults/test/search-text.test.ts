import { searchKey, searchText, wantedWords } from '../src/index.js';

const isFound = (key: string, searched: string) =>
  wantedWords(searched, { phones: true }).every((forms) => forms.some((form) => key.includes(form)));

it.each([
  ['Ñandú', 'nandu'],
  ['O’Brien', "O'Brien"],
  ['27”', '27"'],
  ['27″', "27''"],
  ['ក្តារ', 'ក្ដារ'],
  ['កណ្តុរ', 'កណ្ដុរ'],
  ['ម៉ៅស៍', 'មៅស'],
  ['ភ្នំ\u200Bពេញ', 'ភ្នំពេញ'],
  ['X‑Pro', 'x-pro'],
])('%s and %s have the same form', (one, other) => {
  expect(searchText(one)).toBe(searchText(other));
});

it('a text is found by its words in any order, not by a word that it lacks', () => {
  const key = searchKey(['Sok Ünï', 'Street 240'], ['+855 12 345 678']);
  for (const searched of ['uni sok', '240 sok', 'ünï STREET', 'sok 012 345 678', '០១២៣៤៥៦៧៨ uni', '345678'])
    expect([searched, isFound(key, searched)]).toEqual([searched, true]);
  for (const searched of ['uni dara', 'sok 012 345 679', '999'])
    expect([searched, isFound(key, searched)]).toEqual([searched, false]);
});

it('numbers of a specification are words and no phone number', () => {
  expect(wantedWords('1080 1920 144')).toEqual([['1080'], ['1920'], ['144']]);
  expect(isFound(searchKey(['MKV-DS200-123456']), 'ds200-123456')).toBe(true);
});

it('what a key of an older version has is found, too', () => {
  expect(isFound('sok ünï', 'ÜNÏ')).toBe(true);
});
