import { readPrice } from './price-words.js';

/** No product costs more. */
const any = (2 ** 31 - 1) / 100;

const read = (term: string) => {
  const found = readPrice(term);
  return found && [found.key, found.price.minCents / 100, found.price.maxCents / 100];
};

it.each([
  ['mouse under $30', ['mouse', 0, 30]],
  ['Mouse under 30', ['mouse', 0, 30]],
  ['mouse below 30 dollars wireless', ['mouse wireless', 0, 30]],
  ['under $30', ['', 0, 30]],
  ['mouse <30', ['mouse', 0, 30]],
  ['keyboard less than 49.50 usd', ['keyboard', 0, 49.5]],
  ['no more than 30$ mouse', ['mouse', 0, 30]],
  ['monitor under 1,299.50', ['monitor', 0, 1299.5]],
  ['monitor over 200', ['monitor', 200, any]],
  ['keyboard between 50 and 100', ['keyboard', 50, 100]],
  ['keyboard from $50 to $100', ['keyboard', 50, 100]],
  ['mouse $20-$50', ['mouse', 20, 50]],
  ['keyboard $50', ['keyboard', 0, 50]],
  ['mouse less then 30', ['mouse', 0, 30]],
  ['mouse 20 - 30 dollars', ['mouse', 20, 30]],
  ['mouse 20 to 30 usd', ['mouse', 20, 30]],
  ['50$ keyboard', ['keyboard', 0, 50]],
  ['keyboard max 50 dollars', ['keyboard', 0, 50]],
  ['monitor for 200 usd black', ['monitor black', 0, 200]],
  ['កាស តម្លៃ ៥០$', ['កាស', 0, 50]],
  ['កណ្ដុរក្រោម ៣០ ដុល្លារ', ['កណ្ដុរ', 0, 30]],
  ['កណ្ដុរ មិនលើស៣០$', ['កណ្ដុរ', 0, 30]],
  ['អេក្រង់លើស ២០០ ដុល្លារ', ['អេក្រង់', 200, any]],
  ['ក្ដារចុច ចន្លោះ ៥០ ដល់ ១០០', ['ក្ដារចុច', 50, 100]],
])('%s asks for a price', (term, price) => {
  expect(read(term)).toEqual(price);
});

it.each([
  'mouse',
  'mouse 30',
  'mouse under 60 g',
  'monitor over 144hz',
  'monitor 24 - 27 inch',
  '1920-1080',
  'redragon max 50',
  'over ear headphones',
  'thunder 30',
  'from 2.4 ghz to bluetooth',
])('%s asks for none', (term) => {
  expect(readPrice(term)).toBeUndefined();
});
