import { foldAccents } from '@mekong/contracts';

/** How a column is called elsewhere: `exact` names first, then ones with these words, unless they have one of the others. */
interface Meaning {
  exact: string[];
  words: RegExp;
  not?: RegExp;
}

/** A word in a folded name; Khmer, Thai and Chinese have no blanks. */
const word = (latin: string, others: string[]) =>
  new RegExp(`(?<!\\p{L})(?:${latin})(?!\\p{L})|${others.map(foldAccents).join('|')}`, 'u');

/** Only by its exact names. */
const never = /(?!)/;

/** A day of a reduced price, whatever that is called. */
const ofSale = (when: string) =>
  new RegExp(
    `^(?:date )?(?:sale|special|discount|offer|promo(?:tion)?)(?: price)?(?: date)? (?:${when})(?: date)?$`,
  );

const otherPrices =
  /cost|wholesale|compare|special|sale|discount|tax rules?|cents per|date|starts|ends|before|old/;

/** What columns are called by other shop systems, in English and in languages of the region and beyond. */
const meanings: Record<string, Meaning> = {
  name: {
    exact: ['name', 'title', 'product name', 'product title', 'item', 'item name', 'product', 'handle'],
    words: word(
      'names?|title|titolo|titel|titulo|titre|nom|nombre|nome|naam|nama|bezeichnung|designation|libelle|artikel|produkt|produit|producto|prodotto|ten|san pham',
      ['ឈ្មោះ', 'ផលិតផល', 'ទំនិញ', 'ชื่อ', 'สินค้า', '名称', '商品', '品名', 'название', 'наименование', 'товар'],
    ),
    not: /option|attribute|variant|variation|seo|meta|shop|store|file|brand|image|download|feature|tipo|valori|id\b/,
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
      // Odoo and QuickBooks call so what a thing is sold for.
      'sales price',
      'sales price rate',
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
      'stock status',
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
  description: {
    exact: ['description', 'body (html)', 'body', 'short description', 'summary', 'details'],
    words: word('descri(?:ption|zione|pcion|cao)|beschreibung|omschrijving|mo ta|deskripsi', [
      'ពិពណ៌នា',
      'បរិយាយ',
      'รายละเอียด',
      '描述',
      '説明',
      'описание',
    ]),
    not: /meta|seo/,
  },
  sku: {
    exact: ['sku', 'variant sku', 'reference', 'item code', 'product code', 'part number', 'mpn', 'code'],
    words: word('skus?|reference|item code|product code|artikelnummer', ['កូដ', 'รหัส', '编码', 'артикул']),
    not: /included|barcode|supplier|promo|currency|tax|country|bundle/,
  },
  barcode: {
    exact: ['barcode', 'ean', 'gtin', 'upc', 'ean13', 'variant barcode', 'isbn'],
    words: word('bar ?code|ean(?:13)?|gtin|upc|code barres|ma vach', ['បាកូដ', 'บาร์โค้ด', '条码', 'штрихкод']),
  },
  compare_at_price: {
    exact: [
      'compare at price',
      'variant compare at price',
      'msrp',
      'old price',
      'price before',
      'list price',
    ],
    words: word('compare at|old price|price before|was price', ['តម្លៃដើម', 'តម្លៃចាស់']),
  },
  warranty_months: {
    exact: ['warranty months', 'warranty (months)', 'months of warranty', 'garantie (mois)'],
    words: word('warranty months|months of warranty|warranty period months', ['ខែធានា']),
  },
  sale_price: {
    exact: ['sale price', 'special price', 'discounted price', 'offer price', 'promo price'],
    words: word('sale_price|sale price|special price|discounted price', ['តម្លៃបញ្ចុះ']),
    not: /date|from|to\b|starts|ends/,
  },
  sale_begins: { exact: [], words: ofSale('starts?|begins?|from') },
  sale_ends: { exact: [], words: ofSale('ends?|until|to') },
  color: {
    exact: ['color', 'colour', 'couleur', 'farbe'],
    words: word('colou?rs?|couleur|farbe|mau sac', ['ពណ៌', 'สี', '颜色', 'カラー', 'цвет']),
  },
  currency: { exact: ['currency', 'currency code'], words: never },
  variant: { exact: ['variation name', 'variation', 'variant name', 'variant title'], words: never },
  dpi: { exact: ['max dpi', 'dpi max', 'sensitivity'], words: never },
  switch_type: { exact: ['switches', 'switch', 'switch type'], words: never },
  mic: { exact: ['microphone', 'mic'], words: never },
};

/** Without what stands in brackets (a unit, a shop, a note), signs, and the language or thing at its beginning or end. */
const plain = (name: string): string =>
  foldAccents(name)
    .replaceAll(/\(.*?\)|\[.*?\]/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const withoutNumber = (name: string) => name.replace(/ ?\d{1,2}$/, '');

/** The further ones of numbered columns that are called images, such as `Image 2` beside this one. */
export function furtherImages(theirs: string, header: string[]): string[] {
  const stem = withoutNumber(plain(theirs));
  if (!meanings.image!.words.test(stem)) return [];
  const isFurther = (name: string) => /\d$/.test(name) && withoutNumber(name) === stem;
  return header.filter((name) => name !== theirs && isFurther(plain(name)));
}

export interface Probable {
  column: string;
  theirs: string;
}

/** What else a guess may find than what a file must have. */
export const guessable: readonly string[] = Object.keys(meanings);

/** For each of these columns of ours, the column of a header that probably is it, where one is; `isOurs` tells those that are named as ours. */
export function guessColumns(
  wanted: readonly string[],
  header: string[],
  isOurs: (name: string) => boolean,
): Probable[] {
  const names = header.map((theirs) => ({ theirs, name: plain(theirs) })).filter(({ name }) => name !== '');
  const taken = new Set<string>();
  return wanted.flatMap((column) => {
    const { exact, words, not } = meanings[column]!;
    const free = names.filter(({ theirs }) => !taken.has(theirs) && !isOurs(theirs));
    const found =
      exact.map((one) => free.find(({ name }) => name === one)).find((one) => one !== undefined) ??
      free.find(({ name }) => words.test(name) && !not?.test(name));
    if (!found) return [];
    taken.add(found.theirs);
    return [{ column, theirs: found.theirs }];
  });
}
