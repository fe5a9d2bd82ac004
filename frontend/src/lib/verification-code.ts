/** Characters in the code that verifies an email. */
export const CODE_LENGTH = 6;

export interface CodeEntry {
  boxes: string[];
  focus: number;
}

export const EMPTY_CODE: string[] = Array<string>(CODE_LENGTH).fill('');

/** Fills the boxes from the first six characters of a pasted text. */
export function pasteCode(text: string): CodeEntry {
  const characters = [...text.trim()].slice(0, CODE_LENGTH);
  const boxes = EMPTY_CODE.map((_, index) => characters[index] ?? '');
  return { boxes, focus: Math.min(characters.length, CODE_LENGTH - 1) };
}

/** The boxes and the focus after the text of one box has changed: the newest character stays. */
export function typeIntoCode(boxes: string[], index: number, text: string): CodeEntry {
  // Phones fill the whole code of a message into the first box.
  if (text.length > 2) return pasteCode(text);
  const typed = text.replace(boxes[index], '').slice(-1) || text.slice(-1);
  const focus = typed === '' ? index : Math.min(index + 1, CODE_LENGTH - 1);
  return { boxes: boxes.with(index, typed), focus };
}

/** Whether all six boxes are filled. */
export function isCodeComplete(boxes: string[]): boolean {
  return boxes.every((box) => box !== '');
}
