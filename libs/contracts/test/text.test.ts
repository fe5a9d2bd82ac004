import { isBlank } from '../src/text.js';
import { textKey } from '../src/text-key.js';

const wordJoiner = '\u2060';
const zeroWidthSpace = '\u200B';

it.each([' ', zeroWidthSpace, wordJoiner, '\uFEFF', '\u202E', '\u200D\u200C', '\u00AD', '\u3164', '\u2800'])(
  'a text without a visible character is blank: %j',
  (value) => {
    expect(isBlank(value)).toBe(true);
  },
);

it('direction marks do not make names differ', () => {
  expect(textKey('\u202AMouse\u202C')).toBe('mouse');
});

it('all spellings of a text have the same key', () => {
  expect(['Sok@Shop.Test', ' sok@shop.test ', 'ＳＯＫ@shop.test'].map(textKey)).toEqual(
    Array.from({ length: 3 }, () => 'sok@shop.test'),
  );
});

it.each([
  ['a zero-width space', 'Logi\u200Btech'],
  ['a soft hyphen', 'Logi\u00ADtech'],
  ['a word joiner', 'Logi\u2060tech'],
  ['a byte order mark', 'Logi\uFEFFtech'],
  ['a joiner', 'Logi\u200Dtech'],
  ['a non-joiner', 'Logi\u200Ctech'],
  ['a variation selector', 'Logi\uFE0Ftech'],
  ['a Mongolian vowel separator', 'Logi\u180Etech'],
  ['a Hangul filler', 'Logi\u3164tech'],
  ['an empty Braille cell', 'Logi\u2800tech'],
  ['a tag', 'Logi\u{E0041}tech'],
  ['full-width letters', 'ＬｏｇｉＴｅｃｈ'],
])('%s does not make a key another', (_what, spelling) => {
  expect(textKey(spelling)).toBe('logitech');
});

it.each([
  ['a no-break space', 'Logi\u00A0Tech'],
  ['an ideographic space', 'Logi\u3000Tech'],
  ['two spaces', 'Logi  Tech'],
  ['an invisible mark beside a space', 'Logi \u200BTech'],
])('%s is a space in a key', (_what, spelling) => {
  expect(textKey(spelling)).toBe('logi tech');
});

it('the order of accents does not make a key another, nor what stands unseen between them and their letter', () => {
  const spellings = ['\u1EC7', 'e\u0302\u0323', 'e\u0323\u0302', '\u1EB9\u0302', 'e\u200B\u0302\u0323'];
  expect(new Set(spellings.map(textKey))).toEqual(new Set(['\u1EC7']));
});

it('a Khmer key is the same with and without the invisible ends of words', () => {
  expect(textKey('កណ្ដុរ\u200Bល្អ')).toBe(textKey('កណ្ដុរល្អ'));
});
