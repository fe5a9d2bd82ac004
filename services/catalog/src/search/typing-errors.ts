/** The number of typing errors with which the word is in the text; 0 if it is there exactly, undefined if it is not there. */
export function typingErrors(word: string, text: string): number | undefined {
  if (text.includes(word)) return 0;
  const letters = [...word];
  const allowed = allowedErrors(word);
  if (!allowed) return undefined;
  const least = Math.min(...wordsOf(text).map((other) => distanceToBeginning(letters, [...other])));
  return least <= allowed ? least : undefined;
}

/**
 * How many typing errors a word may have: none if it is short, as it could be any other word, or a number, or if it
 * contains signs.
 */
export function allowedErrors(word: string): number {
  const letters = [...word].length;
  if (letters < 5 || !/^[\p{L}\p{M}\p{N}]+$/u.test(word) || /^\p{N}+$/u.test(word)) return 0;
  return letters < 7 ? 1 : 2;
}

/** The words between blanks and signs; combining marks belong to their letters. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Khmer has no blanks between words, so a word may begin anywhere. */
const beginsAnywhere = (letter: string) => /\p{Script=Khmer}/u.test(letter);

/**
 * The fewest letters to add, leave out, replace or swap to make `word` the beginning of `other` (for Khmer: any part of
 * it).
 */
function distanceToBeginning(word: string[], other: string[]): number {
  const anywhere = beginsAnywhere(word[0]!);
  let beforeLast: number[] = [];
  let last = [0, ...other.map((_, index) => (anywhere ? 0 : index + 1))];
  word.forEach((letter, row) => {
    const current = [row + 1];
    other.forEach((otherLetter, column) => {
      const replaced = last[column]! + (letter === otherLetter ? 0 : 1);
      const isSwap = row > 0 && column > 0 && letter === other[column - 1] && otherLetter === word[row - 1];
      const swapped = isSwap ? beforeLast[column - 1]! + 1 : Infinity;
      current.push(Math.min(replaced, swapped, last[column + 1]! + 1, current[column]! + 1));
    });
    [beforeLast, last] = [last, current];
  });
  return Math.min(...last);
}
