import { EMPTY_CODE, isCodeComplete, pasteCode, typeIntoCode } from './verification-code';

describe('typeIntoCode', () => {
  it('puts the character into its box and moves to the next', () => {
    expect(typeIntoCode(EMPTY_CODE, 0, '7')).toEqual({ boxes: ['7', '', '', '', '', ''], focus: 1 });
  });

  it('replaces the character in a filled box', () => {
    expect(typeIntoCode(['7', '', '', '', '', ''], 0, '78').boxes[0]).toBe('8');
  });

  it('stays on a box that was emptied', () => {
    expect(typeIntoCode(['7', '8', '', '', '', ''], 1, '')).toEqual({
      boxes: ['7', '', '', '', '', ''],
      focus: 1,
    });
  });

  it.each(['a', 'ក', ' ', '\u200b'])('ignores %j, which is no digit', (typed) => {
    const boxes = ['7', '', '', '', '', ''];
    expect(typeIntoCode(boxes, 0, `7${typed}`)).toEqual({ boxes, focus: 0 });
    expect(typeIntoCode(boxes, 0, typed)).toEqual({ boxes, focus: 0 });
    expect(typeIntoCode(boxes, 1, typed)).toEqual({ boxes, focus: 1 });
  });

  it('takes a Khmer digit as a digit', () => {
    expect(typeIntoCode(EMPTY_CODE, 0, '៧')).toEqual({ boxes: ['7', '', '', '', '', ''], focus: 1 });
  });

  it('takes the same digit again', () => {
    expect(typeIntoCode(['7', '', '', '', '', ''], 0, '77').focus).toBe(1);
  });

  it('stays on the last box', () => {
    expect(typeIntoCode(['1', '2', '3', '4', '5', ''], 5, '6').focus).toBe(5);
  });

  it('spreads a code that a phone fills into the first box', () => {
    expect(typeIntoCode(EMPTY_CODE, 0, '123456').boxes).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});

describe('pasteCode', () => {
  it('fills the boxes from the first six characters', () => {
    expect(pasteCode('12345678')).toEqual({ boxes: ['1', '2', '3', '4', '5', '6'], focus: 5 });
  });

  it('leaves the rest empty after a short text', () => {
    expect(pasteCode(' 12 ')).toEqual({ boxes: ['1', '2', '', '', '', ''], focus: 2 });
  });
});

describe('a pasted code', () => {
  it.each(['373 069', '\u200b373\u00a0069', '៣៧៣០៦៩', 'Code: 373-069.'])('%j fills all boxes', (text) => {
    expect(pasteCode(text)?.boxes).toEqual(['3', '7', '3', '0', '6', '9']);
  });

  it('leaves the boxes alone when it has no digits', () => {
    expect(pasteCode('hello')).toBeNull();
  });
});

describe('isCodeComplete', () => {
  it('is false while a box is empty', () => {
    expect(isCodeComplete(['1', '2', '3', '4', '5', ''])).toBe(false);
  });
});
