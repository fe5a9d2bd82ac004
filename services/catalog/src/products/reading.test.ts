import { asDots, asGrams, asMillimetres, asWeight, asYesOrNo } from './reading.js';

it.each([
  [asGrams, '90 g', 90],
  [asGrams, '៩០ ក្រាម', 90],
  [asGrams, '0.09 kg', 90],
  [asGrams, '90', 90],
  [asGrams, '~90g (without cable)', 90],
  [asGrams, '3.2 oz', 90.718474],
  [asMillimetres, '3mm', 3],
  [asMillimetres, '0.4 cm', 4],
  [asDots, '16,000 DPI', 16_000],
  [asDots, '800 cpi', 800],
  [asWeight, 'approx. 4.2 kg', 4.2],
  [asWeight, '4.200 kg', 4.2],
  [asWeight, '4.2 kg (with stand)', 4.2],
])('%p reads %s as %d', (read, text, number) => {
  expect(read(text)).toBe(number);
});

it.each([
  [asGrams, '90 mm'],
  [asGrams, '1.200 g'],
  [asGrams, '90 constructor'],
  [asMillimetres, '3 g'],
  [asDots, '16.000 dpi'],
  [asDots, '16000 hz'],
  [asWeight, '4,2 kg'],
  [asWeight, '4.2 stones'],
])('%p does not read %s', (read, text) => {
  expect(read(text)).toBe(text);
});

it.each([
  ['VRAI', true],
  ['FAUX', false],
  ['WAHR', true],
  ['FALSCH', false],
  ['Verdadero', true],
  ['ĐÚNG', true],
  ['SAI', false],
  ['=TRUE()', true],
  ['=FALSE()', false],
  ['oui', true],
  ['nein', false],
  ['có', true],
  ['không', false],
  ['ใช่', true],
  ['是', true],
  ['无', false],
  ['да', true],
  ['●', true],
])('%s, as spreadsheets of other languages write it, is %p', (word, meant) => {
  expect(asYesOrNo(word)).toBe(meant);
});
