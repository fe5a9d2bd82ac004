import { nearestCategory, wordsToTry } from './ways-on';

it.each([
  ['keyboard for typing', ['keyboard', 'typing']],
  ['a  Naga x Naga', ['Naga']],
  ['one two three four', ['one', 'two', 'three']],
  ['កណ្ដុរ សម្រាប់ ដៃធំ', ['កណ្ដុរ', 'ដៃធំ']],
  ['naga', []],
  ['', []],
])('the words to try of "%s"', (term, words) => {
  expect(wordsToTry(term)).toEqual(words);
});

it.each([
  ['mouse pad for kings', 'mousepad'],
  ['typing keyboard', 'keyboard'],
  ['ថោក ម៉ៅស៍', 'mouse'],
  ['naga', undefined],
])('the category nearest to "%s"', (term, slug) => {
  expect(nearestCategory(term)).toBe(slug);
});
