import { digitsIn, typedCode, withLatinDigits } from './digits';

describe('digits', () => {
  it('are read in Khmer script too, and other characters stay', () => {
    expect(withLatinDigits('+៨៥៥ ១២ 345-ក')).toBe('+855 12 345-ក');
  });

  it('are picked out of a text', () => {
    expect(digitsIn('Code: ៣73\u200b 069')).toBe('373069');
  });
});

describe('a typed code', () => {
  it.each([
    ['373 069', '373069'],
    ['\u200b៣៧៣\u00a0០៦៩\u2060\n', '373069'],
    [' abcde-f២3 ', 'abcde-f23'],
  ])('%j is read as %s', (typed, code) => expect(typedCode(typed)).toBe(code));
});
