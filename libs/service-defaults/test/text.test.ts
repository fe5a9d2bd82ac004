import { text } from '../src/http/validation.js';

const wordJoiner = '\u2060';
const zeroWidthSpace = '\u200B';

it.each([' ', zeroWidthSpace, wordJoiner, '\uFEFF', '\u202E', '\u200D\u200C', '\u00AD', '\u3164', '\u2800'])(
  'a text without a visible character is empty: %j',
  (value) => {
    expect(text(10).parse(value)).toBe('');
  },
);

it('direction marks are removed from texts', () => {
  expect(text(20).parse('\u202EMouse\u2069 1')).toBe('Mouse 1');
});

it('characters that control a terminal or a printer are removed from texts, but line ends and tabs are not', () => {
  expect(text(60).parse('Bell\u0007 \u001B[31mred\u007F \uFFFE\uFFFF')).toBe('Bell [31mred');
  expect(text(20).parse('one\r\ntwo\tthree')).toBe('one\r\ntwo\tthree');
  expect(text(20).parse('one\u000Btwo\u000Cthree')).toBe('one\ntwo\nthree');
});

it('invisible characters that Khmer and joined signs need inside a text are kept', () => {
  for (const value of ['កណ្ដុរ\u200Bល្អ', 'ក្\u200Dក', 'ក\u200Cខ', '👩\u200D💻', '🖱️']) {
    expect(text(20).parse(value)).toBe(value);
  }
});

it('blanks around a text do not count towards its length', () => {
  expect(text(5).parse('  mouse  ')).toBe('mouse');
});
