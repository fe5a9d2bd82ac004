import { firstSynonyms } from '../migrations/first-synonyms.js';
import { textOfAtoms } from './atoms.js';
import { readTerm } from './read-term.js';
import { SynonymBook } from './synonym-book.js';
import { chosen, saysUnwanted } from './unwanted-words.js';

const dictionary = { synonyms: new SynonymBook(firstSynonyms), brands: [] };
const read = (term: string) => {
  const choice = chosen(readTerm(term, dictionary));
  const texts = (units: ReturnType<typeof readTerm>) =>
    units.map(({ atoms }) => textOfAtoms(atoms)).join(' ');
  return choice && [texts(choice.wanted), texts(choice.unwanted)];
};

it.each([
  ['mouse without rgb', ['mouse', 'rgb']],
  ['mouse with no rgb wireless', ['mouse wireless', 'rgb']],
  ['mouse no rgb no white', ['mouse', 'rgb white']],
  ['wireless mouse not white', ['wireless mouse', 'white']],
  ['headset not having a mic', ['headset', 'mic']],
  ['keyboard without rgb except black', ['keyboard', 'rgb black']],
  ['កណ្ដុរគ្មាន rgb', ['កណ្ដុរ', 'rgb']],
  ['កណ្ដុរ អត់មានភ្លើង', ['កណ្ដុរ', 'ភ្លើង']],
  ['ក្ដារចុចមិនយកពណ៌ខ្មៅ', ['ក្ដារចុច', 'ពណ៌ខ្មៅ']],
  ['without rgb', ['', 'rgb']],
])('%s says what a product must not have', (term, choice) => {
  expect(read(term)).toEqual(choice);
});

it.each(['mouse', 'keyboard no numpad', 'កណ្ដុរគ្មានខ្សែ', 'mouse without', 'noir', 'notable mouse'])(
  '%s does not',
  (term) => {
    expect(read(term)).toBeUndefined();
  },
);

it.each([
  ['without rgb', true],
  ['គ្មាន rgb', true],
  ['គ្មានភ្លើង', true],
  ['noir', false],
  ['rgb', false],
])('whether %s only says what is unwanted: %s', (term, isUnwanted) => {
  expect(saysUnwanted(term)).toBe(isUnwanted);
});
