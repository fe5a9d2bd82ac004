import { foldAccents, textKey } from '@mekong/contracts';

/** What a name of an attribute means here. */
const meanings: [target: 'brand' | 'category' | 'color', RegExp][] = [
  ['brand', /^(?:brands?|vendor|manufacturer|marca|marque|marke|thuong hieu)$/],
  ['category', /^(?:categor(?:y|ies)|product type|type)$/],
  ['color', /^(?:colou?rs?|couleur|farbe|mau sac)$/],
];

export interface Attribute {
  name: string;
  value: string;
}

/** Reads a cell that has several: `a=b,c=d`, or `a:b|c:d`. */
export function attributesIn(cell: string): Attribute[] {
  const parts = cell.includes('=') ? cell.split(/[,;|](?=[^,;|=]+=)/) : cell.split('|');
  return parts.flatMap((part) => {
    const [, name = '', value = ''] = /^([^=:]+)[=:](.*)$/s.exec(part.trim()) ?? [];
    return value.trim() === '' ? [] : [{ name: name.trim(), value: value.trim() }];
  });
}

/** Which of ours an attribute is; undefined for any other. */
export function meaningOf({ name }: Attribute): 'brand' | 'category' | 'color' | undefined {
  const key = foldAccents(textKey(name)).replaceAll(/[_\s]+/g, ' ');
  return meanings.find(([, word]) => word.test(key))?.[0];
}

/** Whether it names one of several, and not all that there are, as a parent of variants does. */
export const isOne = ({ value }: Attribute): boolean => !/[,|]/.test(value);
