import { digitsIn } from './digits';

/** Digits in the code that verifies an email. */
export const CODE_LENGTH = 6;

export interface CodeEntry {
  boxes: string[];
  focus: number;
}

export const EMPTY_CODE: string[] = Array<string>(CODE_LENGTH).fill('');

/** Fills the boxes from the first six digits of a pasted text; null when it has none. */
export function pasteCode(text: string): CodeEntry | null {
  const digits = digitsIn(text).slice(0, CODE_LENGTH);
  if (digits === '') return null;
  const boxes = EMPTY_CODE.map((_, index) => digits[index] ?? '');
  return { boxes, focus: Math.min(digits.length, CODE_LENGTH - 1) };
}

/** The boxes and the focus after the text of one box has changed: the newest digit stays, all else is ignored. */
export function typeIntoCode(boxes: string[], index: number, text: string): CodeEntry {
  if (text === '') return { boxes: boxes.with(index, ''), focus: index };
  const digits = digitsIn(text);
  // Phones fill the whole code of a message into the first box.
  const filled = digits.length > 2 ? pasteCode(digits) : null;
  if (filled) return filled;
  const typed = digits.replace(boxes[index] ?? '', '').slice(-1);
  if (typed === '') return { boxes, focus: index };
  return { boxes: boxes.with(index, typed), focus: Math.min(index + 1, CODE_LENGTH - 1) };
}

/** Whether all six boxes are filled. */
export function isCodeComplete(boxes: string[]): boolean {
  return boxes.every((box) => box !== '');
}
