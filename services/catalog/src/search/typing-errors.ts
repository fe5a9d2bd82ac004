/** Beyond this many words a term is a sentence, and looked for as it stands only. */
const maxWords = 8;

/** The words to look for one by one, each once; none where there are too many. */
export function searchWords(termKey: string): string[] {
  const words = [...new Set(termKey.split(/\s+/).filter(Boolean))];
  return words.length > maxWords ? [] : words;
}

/** By how many letters the word is mistyped in the text; undefined where it is another word. 0: it is in there. */
export function typingErrors(word: string, text: string): number | undefined {
  if (text.includes(word)) return 0;
  const letters = [...word];
  const allowed = allowedErrors(word);
  if (!allowed) return undefined;
  const least = Math.min(...wordsOf(text).map((other) => distanceToBeginning(letters, [...other])));
  return least <= allowed ? least : undefined;
}

/**
 * Short words with an error could be any other, and a number with another digit is another number. Signs are taken as
 * they are, so a word with one has no errors.
 */
export function allowedErrors(word: string): number {
  const letters = [...word].length;
  if (letters < 5 || !/^[\p{L}\p{M}\p{N}]+$/u.test(word) || /^\p{N}+$/u.test(word)) return 0;
  return letters < 7 ? 1 : 2;
}

/** What is between blanks and signs; marks belong to their letters. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Khmer writes its words without blanks between them, so one may begin anywhere. */
const beginsAnywhere = (letter: string) => /\p{Script=Khmer}/u.test(letter);

/**
 * The fewest letters to put in, leave out, replace or swap that make `word` the beginning of `other` (of Khmer: any
 * part of it).
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
