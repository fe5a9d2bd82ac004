import { inKhmer } from './value-words';

const words = { 'up to # hours': 'រហូតដល់ # ម៉ោង', black: 'ខ្មៅ', rechargeable: 'សាកថ្មបាន', '# of #': '# ក្នុង #' };

it.each([
  ['Black', 'ខ្មៅ'],
  ['Up to 36.5 hours, rechargeable', 'រហូតដល់ 36.5 ម៉ោង, សាកថ្មបាន'],
  ['2 of 3', '2 ក្នុង 3'],
  ['Up to  9\u00a0hours', 'រហូតដល់ 9 ម៉ោង'],
  ['IPS, black', 'IPS, ខ្មៅ'],
  ['toString', 'toString'],
])('the value %s is %s in Khmer', (value, khmer) => {
  expect(inKhmer(value, words)).toBe(khmer);
});
