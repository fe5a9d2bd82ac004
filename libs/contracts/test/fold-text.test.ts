import { foldText, valueForm } from '../src/fold-text.js';

it.each([
  ['Ñandú', 'nandu'],
  ['N\u0303andu\u0301', 'nandu'],
  ['ĐÀ NẴNG', 'da nang'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['O’Brien', 'obrien'],
  ['O`Brien', 'obrien'],
  ['O´Brien', 'obrien'],
  ["O'Brien", 'obrien'],
  ['27”', '27'],
  ['27"', '27'],
  ['27″', '27'],
  ["27''", '27'],
  ['«Roku»', 'roku'],
  ['USB‑C', 'usb-c'],
  ['USB–C', 'usb-c'],
  ['  Two\u00A0\u3000 Words\u200B ', 'two words'],
  ['ＡＢＣ', 'abc'],
  ['២៧', '27'],
  ['កណ្ដុរ', 'កណ្ដុរ'],
])('%s is compared as %s', (text, form) => {
  expect(foldText(text)).toBe(form);
});

it.each([
  ['Black', 'BLACK '],
  ['USB-C', 'Usb\u2011c'],
  ['USB-C', 'usb - c'],
  ['USB-C', 'USB C'],
  ['USB-C', 'usbc'],
  ['On-Ear', 'on ear'],
  ['10-key', '10 key'],
  ['2.4 GHz', '2.4GHz'],
  ['Light\u00A0Blue', 'light  blue'],
  ['Café', 'cafe'],
  ['ស្តើង', 'ស្ដើង'],
])('the values %s and %s are the same', (one, other) => {
  expect(valueForm(one)).toBe(valueForm(other));
});

it.each([
  ['800-3200', '8003200'],
  ['800 - 3200', '800 3200'],
  ['-10 dB', '10 dB'],
  ['+3, -3', '+3, 3'],
])('the values %s and %s are two, as the hyphen says a number', (one, other) => {
  expect(valueForm(one)).not.toBe(valueForm(other));
});
