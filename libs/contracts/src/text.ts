/** Joiners, separators and fillers are as invisible as blanks; Unicode counts the empty Braille cell as a symbol. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a value has no visible character. Inside a text invisible ones are kept: Khmer separates its words with them. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !VISIBLE.test(value));
