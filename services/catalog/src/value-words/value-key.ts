import { textKey } from '@mekong/contracts';

/** The key of a part of a value: `Up to 36 hours` and `up to 40 hours` have the same, `up to # hours`. */
export const valueKey = (part: string): string => textKey(part).replaceAll(/\d+(?:\.\d+)?/g, '#');
