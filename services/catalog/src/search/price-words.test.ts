import { rangeOf, readPrice } from './price-words.js';

/** No product costs more. */
const any = (2 ** 31 - 1) / 100;

const read = (term: string) => {
  const found = readPrice(term);
  const price = found && rangeOf(found, 4_000);
  return found && [found.key, price!.minCents / 100, price!.maxCents / 100];
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
  ['under 30', ['', 0, 30]],
  ['30 or less', ['', 0, 30]],
  ['mouse 30 or less wireless', ['mouse wireless', 0, 30]],
  ['headset 50 and up', ['headset', 50, any]],
  ['up to 30', ['', 0, 30]],
  ['upto 30 mouse', ['mouse', 0, 30]],
  ['gift under 30 for him', ['gift for him', 0, 30]],
  ['mouse not over 30', ['mouse', 0, 30]],
  ['budget 50 keyboard', ['keyboard', 0, 50]],
  ['between 50 and 20', ['', 20, 50]],
  ['between 20-50 mouse', ['mouse', 20, 50]],
  ['144 hz monitor under 200', ['144 hz monitor', 0, 200]],
  ['mouse light weight under 30', ['mouse light weight', 0, 30]],
  ['under $0.29', ['', 0, 0.29]],
  ['monitor $200+', ['monitor', 200, any]],
  ['under 100000 riel', ['', 0, 25]],
  ['mouse under 100,000 KHR', ['mouse', 0, 25]],
  ['120,000៛', ['', 0, 30]],
  ['៛120,000 mouse', ['mouse', 0, 30]],
  ['mouse under 100 000 riel', ['mouse', 0, 25]],
  ['mouse under 100.000៛', ['mouse', 0, 25]],
  ['mouse 100k riel', ['mouse', 0, 25]],
  ['mouse under 100000', ['mouse', 0, 25]],
  ['between 40000 and 100000 riel', ['', 10, 25]],
  ['over 4001 riel', ['', 1.01, any]],
  ['ក្រោម 100000 រៀល', ['', 0, 25]],
  ['កណ្ដុរក្រោម១០០០០០រៀល', ['កណ្ដុរ', 0, 25]],
  ['កាស ១០ម៉ឺនរៀល', ['កាស', 0, 25]],
  ['កាស លើសពី ៤ ម៉ឺន រៀល', ['កាស', 10, any]],
  ['កណ្ដុរ ៣០ ចុះក្រោម', ['កណ្ដុរ', 0, 30]],
  ['កណ្ដុរ ពី ២០ ដល់ ៥០', ['កណ្ដុរ', 20, 50]],
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
  'under 27 inch',
  'less than 27-inch monitor',
  'monitor from 24 to 27 inches',
  'between 24 and 27 inch',
  'up to 16000 dpi',
  'dpi over 16000',
  'refresh rate above 144',
  'mouse weight under 60',
  'under 1 ms',
  'over 30 hours battery',
  'mouse with 5 or more buttons',
  'windows 10 or above',
  'bluetooth 5 or higher',
  'over 1920 x 1080',
  'ក្រោម ២៧ អ៊ីញ',
  'លើស ៦០ ក្រាម',
  'from 2.4 ghz to bluetooth',
])('%s asks for none', (term) => {
  expect(readPrice(term)).toBeUndefined();
});
