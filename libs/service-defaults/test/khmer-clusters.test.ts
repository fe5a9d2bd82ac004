import { clustersOf, khmerWords } from '../src/khmer-clusters.js';

const keyOf = (text: string) => clustersOf(text).map(({ key }) => key);

it.each([
  ['the letter below that looks the same', 'កណ្ដុរ', 'កណ្តុរ'],
  ['short and long vowels', 'ម៉ូនីទ័រ', 'ម៉ូនិទ័រ'],
  ['na and no', 'កណ្ដុរ', 'កន្ដុរ'],
  ['a shifter that is left out', 'ម៉ៅស៍', 'មៅស'],
  ['the robat', 'ពណ៌', 'ពណ'],
  ['a vowel in two parts', 'គោ', 'គ\u17C1\u17B6'],
  ['a vowel typed twice', 'គេ', 'គ\u17C1\u17C1'],
  ['an independent vowel', 'ឥត', 'អ\u17B7ត'],
  ['marks in another order', 'ខ\u17D2\u179F\u17C2', 'ខ\u17C2\u17D2\u179F'],
])('%s makes no difference: %s and %s', (_what, one, other) => {
  expect(keyOf(other)).toEqual(keyOf(one));
});

it('other consonants and other vowels make a difference', () => {
  expect(keyOf('កាស')).not.toEqual(keyOf('កេស'));
  expect(keyOf('កាស')).not.toEqual(keyOf('កាម'));
});

it('splits a run into words, in either spelling', () => {
  const words = (run: string) => khmerWords(run).map((word) => word.map(({ text }) => text).join(''));
  expect(words('ក្ដារចុចមេកានិច')).toEqual(['ក្ដារចុច', 'មេកានិច']);
  expect(words('ក្តារចុចមេកានិច')).toEqual(['ក្ដារចុច', 'មេកានិច']);
});
