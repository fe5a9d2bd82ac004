import { type Category, foldAccents, textKey } from '@mekong/contracts';

/** What each category is called elsewhere; the first that is found counts, so that a mousepad is no mouse. */
const words: [Category, RegExp][] = [
  [
    'mousepad',
    /mouse ?(?:pad|mat)s?|tappetin[oi]|desk ?(?:pad|mat)s?|tapis de souris|mauspad|alfombrilla|lot chuot|កម្រាល|ទ្រនាប់/u,
  ],
  ['mouse', /\b(?:mouse|mice|souris|maus|mause|raton(?:es)?|chuot)\b|កណ្ដុរ|កណ្តុរ|เมาส์|鼠标|マウス|мыш/u],
  [
    'keyboard',
    /\b(?:keyboards?|keypads?|claviers?|tastatur(?:en)?|teclados?|tastier[ae]|ban phim)\b|ក្ដារចុច|ក្តារចុច|คีย์บอร์ด|键盘|キーボード|клавиатур/u,
  ],
  [
    'headphone',
    /\b(?:head(?:phone|set)s?|ear(?:phone|bud|piece)s?|casques?|kopfhorer|auriculares|cuffi[ae]|tai nghe)\b|កាស|หูฟัง|耳机|ヘッドホン|наушник/u,
  ],
  [
    'monitor',
    /\b(?:monitors?|displays?|screens?|ecrans?|bildschirme?|pantallas?|man hinh)\b|អេក្រង់|ម៉ូនីទ័រ|จอ|显示器|モニター|монитор/u,
  ],
];

/** The category that a word elsewhere means: the last step of a path such as `Electronics > Mice` first. Undefined where none is. */
export function categoryOf(written: string): Category | undefined {
  const steps = written.split(/[>/|,;]/).reverse();
  for (const step of steps) {
    const text = foldAccents(textKey(step));
    const found = words.find(([, word]) => word.test(text) || word.test(textKey(step)));
    if (found) return found[0];
  }
  return undefined;
}

/** Which things have such columns: of a list of one kind only, no row says which. */
const ofColumns: [Category, RegExp][] = [
  ['mouse', /^(?:(?:max[ _]?)?dpi|tracking[ _]method|hand[ _]orientation|sensor)$/],
  ['keyboard', /^(?:switch(?:es|[ _]type)|tenkeyless|keycaps?|keycap[ _]material|layout)$/],
  ['monitor', /^(?:panel[ _]type|refresh[ _]rate|response[ _]time|aspect[ _]ratio|screen[ _]size)$/],
  ['headphone', /^(?:microphone|mic|enclosure[ _]type|frequency[ _]response|surround[ _]sound)$/],
  ['mousepad', /^thickness(?:[ _]mm)?$/],
];

/** The category of which all rows of a file with this header are, by two columns at least; undefined where that is not so. */
export function categoryOfHeader(header: string[]): Category | undefined {
  const found = ofColumns.filter(
    ([, column]) => header.filter((name) => column.test(textKey(name))).length > 1,
  );
  return found.length === 1 ? found[0]![0] : undefined;
}
