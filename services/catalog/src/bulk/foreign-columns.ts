import { foldAccents } from '@mekong/contracts';
import { knownColumns } from './columns.js';

/** How a column is called elsewhere: `exact` names first, then ones with these words, unless they have one of the others. */
interface Meaning {
  exact: string[];
  words: RegExp;
  not?: RegExp;
}

/** A word in a folded name; Khmer, Thai and Chinese have no blanks. */
const word = (latin: string, others: string[]) =>
  new RegExp(`(?<!\\p{L})(?:${latin})(?!\\p{L})|${others.map(foldAccents).join('|')}`, 'u');

const otherPrices =
  /cost|wholesale|compare|special|sale|discount|tax rules?|cents per|date|starts|ends|before|old/;

/** What the columns that a file must have are called by other shop systems, in English and in languages of the region and beyond. */
const meanings: Record<string, Meaning> = {
  name: {
    exact: ['name', 'title', 'product name', 'product title', 'item', 'item name', 'product', 'handle'],
    words: word(
      'names?|title|titolo|titel|titulo|titre|nom|nombre|nome|naam|nama|bezeichnung|artikel|produkt|produit|producto|prodotto|ten|san pham',
      ['ឈ្មោះ', 'ផលិតផល', 'ទំនិញ', 'ชื่อ', 'สินค้า', '名称', '商品', '品名', 'название', 'наименование', 'товар'],
    ),
    not: /option|attribute|variant|seo|meta|shop|store|file|brand|image|download|feature|tipo|valori|id\b/,
  },
  category: {
    exact: ['categories', 'category', 'product type', 'product category', 'type', 'collection', 'department'],
    words: word(
      'categor(?:y|ies|ias?|ie)|kategori(?:e|en)?|categorie|rubrique|product type|product_type|collection|danh muc|loai|nhom',
      ['ប្រភេទ', 'ក្រុម', 'หมวด', 'ประเภท', '分类', '类别', '種類', 'カテゴリ', 'категория'],
    ),
    not: /tax|option|google|sub|crosssell|upsell/,
  },
  brand: {
    exact: ['brand', 'vendor', 'manufacturer', 'maker', 'make'],
    words: word(
      'brands?|vendor|manufacturer|maker|marca|marque|marke|merk|merek|hersteller|fabricant|fabricante|thuong hieu|hang',
      ['ម៉ាក', 'យីហោ', 'ក្រុមហ៊ុនផលិត', 'ยี่ห้อ', 'แบรนด์', '品牌', 'ブランド', 'メーカー', 'бренд', 'производитель'],
    ),
    not: /country|code/,
  },
  price: {
    exact: [
      'regular price',
      'price',
      'variant price',
      'selling price',
      'retail price',
      'unit price',
      'sale price',
    ],
    words: word('prices?|prix|precio|prezzo|preis|preco|prijs|harga|gia|rrp|msrp', [
      'តម្លៃ',
      'តំលៃ',
      'ราคา',
      '价格',
      '售价',
      '価格',
      'цена',
    ]),
    not: otherPrices,
  },
  stock: {
    exact: [
      'stock',
      'quantity',
      'qty',
      'variant inventory qty',
      'inventory',
      'on hand',
      'in stock',
      'availability',
    ],
    words: word(
      'stocks?|stockonhand|quantity|qty|inventory|quantita|quantite|cantidad|quantidade|menge|bestand|lagerbestand|aantal|stok|jumlah|so luong|ton kho|existencias',
      [
        'ស្តុក',
        'ស្ដុក',
        'ចំនួន',
        'บริมาณ',
        'จำนวน',
        'สต็อก',
        'คงเหลือ',
        '库存',
        '数量',
        '在庫',
        'количество',
        'остаток',
      ],
    ),
    not: /min|max|low|alert|backorder|status|tracker|policy|increments?|out of|manage|config|notify|location|included|delivery|advanced|depends|track|when/,
  },
  image: {
    exact: ['images', 'image', 'image src', 'image link', 'image urls', 'base image', 'picture', 'photo'],
    words: word(
      'images?|img|photos?|pictures?|thumbnail|assets|immagine ?1?|imagen|imagem|bild(?:er)?|afbeelding|gambar|foto|hinh anh|hinh|anh',
      ['រូប', 'รูป', '图片', '图像', '画像', '写真', 'изображение', 'фото'],
    ),
    not: /alt|labels?|position|delete|variant/,
  },
};

/** Without what stands in brackets (a unit, a shop, a note), signs, and the language or thing at its beginning or end. */
const plain = (name: string): string =>
  foldAccents(name)
    .replaceAll(/\(.*?\)|\[.*?\]/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

interface Probable {
  column: string;
  theirs: string;
}

/** For each of these columns of ours, the column of a header that probably is it, where one is. */
function probableColumns(missing: string[], header: string[]): Probable[] {
  const names = header.map((theirs) => ({ theirs, name: plain(theirs) })).filter(({ name }) => name !== '');
  const taken = new Set<string>();
  return missing.flatMap((column) => {
    const { exact, words, not } = meanings[column]!;
    const free = names.filter(({ theirs }) => !taken.has(theirs) && !knownColumns.has(theirs));
    const found =
      exact.map((one) => free.find(({ name }) => name === one)).find((one) => one !== undefined) ??
      free.find(({ name }) => words.test(name) && !not?.test(name));
    if (!found) return [];
    taken.add(found.theirs);
    return [{ column, theirs: shown(found.theirs) }];
  });
}

const shown = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);
/** So many names show which program a file is from. */
const namesShown = 5;

/**
 * What to say of a header that has foreign names for columns that are missing, or no name of ours at all; undefined where just a
 * column is missing.
 */
export function foreignColumns(missing: string[], header: string[]) {
  const probable = probableColumns(missing, header);
  if (probable.length === 0 && header.some((name) => knownColumns.has(name))) return undefined;
  const names = header.filter((name) => name !== '' && !knownColumns.has(name)).slice(0, namesShown);
  if (names.length === 0) return undefined;
  const none = `Only the names of the columns are foreign: there is no column ${missing.join(', ')}`;
  const guesses = probable.map(({ column, theirs }) => `“${theirs}” probably is ${column}`);
  const found =
    guesses.length > 0 ? guesses : [`There are ${names.map((name) => `“${shown(name)}”`).join(', ')}`];
  return {
    probable,
    message: `${none}. ${found.join(', ')}. Please give the columns our names in the first row`,
    params: {
      columns: missing,
      theirs: probable.map(({ theirs }) => theirs),
      ours: probable.map(({ column }) => column),
      found: names.map(shown),
    },
  };
}
