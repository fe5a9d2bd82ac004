/** The words of a text with commas or line breaks between them. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const listOf = (words: string[]): string => words.join(', ');
