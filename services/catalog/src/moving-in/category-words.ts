import { type Category, foldAccents, textKey } from '@mekong/contracts';

/** What each category is called elsewhere; the first that is found counts, so that a mousepad is no mouse. */
const words: [Category, RegExp][] = [
  [
    'mousepad',
    /mouse ?(?:pad|mat)s?|desk ?(?:pad|mat)s?|tapis de souris|mauspad|alfombrilla|lot chuot|កម្រាល|ទ្រនាប់/u,
  ],
  ['mouse', /\b(?:mouse|mice|souris|maus|raton|chuot)\b|កណ្ដុរ|កណ្តុរ|เมาส์|鼠标|マウス|мыш/u],
  [
    'keyboard',
    /\b(?:keyboards?|keypads?|clavier|tastatur|teclado|ban phim)\b|ក្ដារចុច|ក្តារចុច|คีย์บอร์ด|键盘|キーボード|клавиатур/u,
  ],
  [
    'headphone',
    /\b(?:head(?:phone|set)s?|ear(?:phone|bud|piece)s?|casque|kopfhorer|auriculares|tai nghe)\b|កាស|หูฟัง|耳机|ヘッドホン|наушник/u,
  ],
  [
    'monitor',
    /\b(?:monitors?|displays?|screens?|ecran|bildschirm|pantalla|man hinh)\b|អេក្រង់|ម៉ូនីទ័រ|จอ|显示器|モニター|монитор/u,
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
