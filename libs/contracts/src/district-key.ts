import { foldText } from './fold-text.js';

/** What stands for a district in its name, before it or behind: Khan of Phnom Penh, Krong (a city) and Srok elsewhere. */
const before = /^(?:(?:khan|khann|krong|srok|district|city)(?: of)? (?=.)|(?:ខណ្ឌ|ក្រុង|ស្រុក) ?(?=.))/u;
const behind = /(?<=.) (?:district|city|municipality)$/u;

/** The form in which districts are compared: `Khan Dangkao`, `dangkao` and `Dangkao District` are the same, and so are ខណ្ឌដង្កោ and ដង្កោ. */
export const districtKey = (district: string): string =>
  foldText(district.replaceAll(/\p{Pd}/gu, ' '))
    .replace(before, '')
    .replace(behind, '');
