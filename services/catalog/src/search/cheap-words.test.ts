import { readCheap } from './cheap-words.js';

it.each([
  ['cheap mouse', 'mouse'],
  ['Cheapest gaming mouse', 'gaming mouse'],
  ['mouse cheaper', 'mouse'],
  ['budget keyboard', 'keyboard'],
  ['budget-friendly keyboard', 'keyboard'],
  ['affordable', ''],
  ['low price headset', 'headset'],
  ['កណ្តុរតម្លៃថោក', 'កណ្តុរ'],
  ['កណ្ដុរថោកៗ', 'កណ្ដុរ'],
  ['កាសថោកជាងគេ', 'កាស'],
  ['ក្ដារចុច តម្លៃ ថោកបំផុត', 'ក្ដារចុច'],
  ['ថោក', ''],
  ['kandol thaok', 'kandol'],
  ['mouse not expensive', 'mouse'],
  ['not too pricey headset', 'headset'],
  ["keyboard that isn't costly", 'keyboard that'],
  ['inexpensive mouse', 'mouse'],
  ['កណ្តុរមិនថ្លៃ', 'កណ្តុរ'],
  ['កាស តម្លៃមិនសូវថ្លៃពេក', 'កាស'],
])('%s asks for low prices', (term, key) => {
  expect(readCheap(term)).toEqual({ key, isCheap: true });
});

it.each(['mouse', 'low profile keyboard', 'cheapskate', 'budgetary', 'expensive mouse', 'កណ្តុរថ្លៃ'])(
  '%s does not',
  (term) => {
    expect(readCheap(term)).toEqual({ key: term, isCheap: false });
  },
);
