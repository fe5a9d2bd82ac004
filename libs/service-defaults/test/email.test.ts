import { emailKey, emailPattern } from '../src/index.js';

it.each([
  'x@shop.example',
  "o'brien+news@shop.co.uk",
  'x@münchen.example',
  'x@xn--mnchen-3ya.example',
  'x@пример.рф',
  'x@xn--e1afmkfd.xn--p1ai',
  'x@例え.テスト',
  'x@ភ្នំពេញ.example',
])('%s is an address', (email) => expect(emailPattern.test(email)).toBe(true));

it.each([
  'x',
  'x@shop',
  '@shop.example',
  'x@-shop.example',
  'x y@shop.example',
  'x@sh op.example',
  'x@shop..example',
  'x@127.0.0.1',
  'ü@shop.example',
  'x@shop.example\n',
])('%j is none', (email) => expect(emailPattern.test(email)).toBe(false));

it.each([
  ['x@münchen.example', 'X@MÜNCHEN.example'],
  ['x@münchen.example', 'x@xn--mnchen-3ya.example'],
  ['x@mu\u0308nchen.example', 'x@xn--mnchen-3ya.example'],
  ['x@пример.рф', 'x@xn--e1afmkfd.xn--p1ai'],
  ['X@Shop.example', 'x@shop.example'],
])('%s and %s are the same address', (one, other) => expect(emailKey(one)).toBe(emailKey(other)));

it('other domains are other addresses', () => {
  expect(emailKey('x@münchen.example')).not.toBe(emailKey('x@munchen.example'));
});
