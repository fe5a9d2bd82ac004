import { readFileSync } from 'node:fs';
import { textKey } from '@mekong/contracts';

export const minStaffPassword = 12;
const minDifferentCharacters = 5;
/** Shorter parts of names are in too many good passwords by chance. */
const shortestName = 4;

/**
 * Passwords that many people use, in lower case: those of 12 characters and more, and words to which people only add digits
 * and signs. From Mark Burnett's ten million passwords, which are in the public domain. A list instead of a library that
 * estimates strength, since such a library is larger than the rest of the service and its verdicts cannot be explained.
 */
const commonPasswords = new Set(
  readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

export type PasswordWeakness = 'short' | 'common' | 'personal';

/** Whose password it is. */
export interface Owner {
  email: string;
  name: string;
}

/** Why staff may not have this password; undefined when they may. */
export function weaknessOf(password: string, owner: Owner, shopName: string): PasswordWeakness | undefined {
  if ([...password].length < minStaffPassword) return 'short';
  const key = textKey(password);
  if (isCommon(key)) return 'common';
  return namesOf(owner, shopName).some((name) => key.includes(name)) ? 'personal' : undefined;
}

function isCommon(key: string): boolean {
  if (new Set(key).size < minDifferentCharacters || isRepeated.test(key)) return true;
  return wordsIn(key).some((word) => commonPasswords.has(word));
}

/** A password that repeats a word is as weak as the word: `letmeinletmein`. */
const isRepeated = /^(.{1,11})\1+$/u;

/** The text, and the text without digits and signs around it, as it is and with signs read as the letters they stand for. */
function wordsIn(key: string): string[] {
  const withoutEnd = key.replace(/\P{L}+$/u, '');
  return [key, withoutEnd].flatMap((one) => [withoutSigns(one), withoutSigns(readSigns(one)), one]);
}

const withoutSigns = (key: string): string => key.replace(/^\P{L}+|\P{L}+$/gu, '');

const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '1': 'i',
  '!': 'i',
  '7': 't',
};
const readSigns = (key: string): string => key.replace(/[@40351!7$]/g, (sign) => letters[sign]!);

/** The words of the owner's name and address and of the shop's name, which everybody knows. */
function namesOf({ email, name }: Owner, shopName: string): string[] {
  const words = `${email.split('@')[0]} ${name} ${shopName} mekong`;
  return textKey(words)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= shortestName);
}
