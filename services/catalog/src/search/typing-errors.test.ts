import { typingErrors } from './typing-errors.js';

it.each([
  ['board', 'red keyboard', 0],
  ['keybord', 'red keyboard', 1],
  ['kyebord', 'red keyboard', 2],
  ['phnone', 'phnomix', undefined],
  ['mosue', 'drift mouse', 1],
  ['mars', 'drift mouse', undefined],
  ['mause', 'g-mouse', 1],
  ['mo%se', 'drift mouse', undefined],
  ['test', 'wrist rest', undefined],
  ['rde', 'red keyboard', undefined],
  ['rain', 'trail mix', undefined],
  ['16001', 'mouse 16000', undefined],
  ['ក្ដាចុច', 'ថ្មីក្ដារចុច', 1],
])('%s in "%s" has %s typing errors', (word, text, errors) => {
  expect(typingErrors(word, text)).toBe(errors);
});
