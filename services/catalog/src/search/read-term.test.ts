import { firstSynonyms } from '../migrations/first-synonyms.js';
import { readTerm, saysNothing } from './read-term.js';
import { SynonymBook } from './synonym-book.js';
import { textOfAtoms } from './atoms.js';
import { asTsquery } from './word-query.js';

const dictionary = { synonyms: new SynonymBook(firstSynonyms), brands: [{ id: 7, words: ['tonle'] }] };
const read = (term: string) =>
  readTerm(term, dictionary).map(({ atoms, category }) =>
    [textOfAtoms(atoms), category].filter(Boolean).join('='),
  );
const query = (term: string, loose = false) =>
  asTsquery({ all: readTerm(term, dictionary).map((unit) => unit.query) }, { loose });

it.each([
  ['Wireless MOUSE', ['wireless', 'mouse=mouse']],
  ['mouse pad xl', ['mouse pad=mousepad', 'xl']],
  ['mouse for the office', ['mouse=mouse', 'office']],
  ['for the', ['for', 'the']],
  ['កណ្តុរឥតខ្សែ', ['កណ្តុរ=mouse', 'ឥតខ្សែ']],
  ['ផ្ទាំងរងកណ្ដុរ ធំ', ['ផ្ទាំងរងកណ្ដុរ=mousepad', 'ធំ']],
  ['ក្ដារ\u200Bចុច', ['ក្ដារចុច=keyboard']],
  ['អេក្រង់ ១៤៤hz', ['អេក្រង់=monitor', '144hz']],
  ['red red', ['red']],
  ['%%% --- ?', []],
  ['កកក', []],
  ['កាកាកា mouse', ['mouse=mouse']],
  ['កក', ['កក']],
  ['កំរាលកណ្តុរ', ['កំរាលកណ្តុរ=mousepad']],
  ['កាត់សម្លេងរំខាន', ['កាត់សម្លេងរំខាន']],
  ['mouse សំរាប់ office', ['mouse=mouse', 'office']],
  ['24in monitor', ['24', 'inch', 'monitor=monitor']],
  ['monitor 27 អុិញ', ['monitor=monitor', '27', 'inch']],
  ['ម៉ូនីទ័រ ៣២អ៊ីញ', ['ម៉ូនីទ័រ=monitor', '32', 'inch']],
  ['2in1 mouse', ['2in1', 'mouse=mouse']],
  ['១១១', ['111']],
])('reads %s', (term, parts) => {
  expect(read(term)).toEqual(parts);
});

it('of a sentence only the first eight words that tell something are searched', () => {
  expect(read('one two three four five six seven eight nine')).toHaveLength(8);
});

it('a word may be the beginning of a longer one, or a brand', () => {
  expect(query('tonl', true)).toBe("('tonl':* | '@7')");
  expect(query('tonl')).toBe("('tonl' | '@7')");
  expect(query('to', true)).toBe("'to'");
});

it.each(['ចម្ងាយ', 'ចំងាយ'])('%s is also found as others spell it', (word) => {
  expect(query(word)).toContain("('ចមងា' & 'មងាយ')");
  expect(query(word)).toContain("('ចំងា' & 'ងាយ')");
});

it('quotes and backslashes never leave their words', () => {
  expect(query("o'ne\\two")).toBe("('o' & 'ne' & 'two')");
});

it.each([
  ['', true],
  ['products for', true],
  ['ទិញ ថ្មី', true],
  ['new mouse', false],
])('whether %s says nothing about a product: %s', (term, isNothing) => {
  expect(saysNothing(term, dictionary)).toBe(isNothing);
});
