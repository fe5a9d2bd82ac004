import { tableFile } from '@mekong/spreadsheets';
import { headers } from './headers-of-others.js';
import { at, type Cells, fileOf, type Kind } from './kind-of-file.js';
import { kindsOfFeeds } from './kinds-of-feeds.js';
import { kindsOfShops } from './kinds-of-shops.js';

/** All of them with brands that the shop has: `brand`, and `other`. */
export const kindsOfFiles = (brand: string, other: string): Record<string, Kind> => ({
  ...kindsOfFeeds(brand, other),
  ...kindsOfShops(brand, other),
  'pcparts-headphones': partsList('headphones', brand, {
    type: 'Circumaural',
    frequency_response: '20,20',
    microphone: 'True',
  }),
  'pcparts-keyboard': partsList('keyboard', brand, {
    switches: 'Cherry MX Red',
    backlit: 'RGB',
    connection_type: 'Wired',
  }),
  'pcparts-monitor': partsList('monitor', brand, {
    screen_size: '27.0',
    resolution: '2560,1440',
    refresh_rate: '144',
  }),
  'pcparts-mouse': partsList('mouse', brand, {
    tracking_method: 'Optical',
    connection_type: 'Wired',
    max_dpi: '16000',
  }),
  'a list of parts without a header': {
    profile: null,
    file: [
      `Bàn phím cơ Reef 87,${brand},1290000,China,24,"[${at('a.png')}, ${at('b.png')}]",Bàn phím nhỏ gọn cho mọi người`,
      `Chuột Reef Mini,${brand},515000,China,12,"[${at('c.png')}]",Chuột nhẹ cho mọi người`,
      `Lót chuột Reef,${brand},129000,Vietnam,0,"[${at('a.png')}]",`,
    ].join('\n'),
    saved: [
      [
        'Bàn phím cơ Reef 87',
        'keyboard',
        5160,
        5,
        { images: 2, description: 'Bàn phím nhỏ gọn cho mọi người' },
      ],
      ['Chuột Reef Mini', 'mouse', 2060, 5],
      ['Lót chuột Reef', 'mousepad', 516, 5],
    ],
    answers: { stock: { '': '5' }, currency: { '': '25000' } },
  },
  'a list of hardware in a workbook': {
    profile: null,
    file: workbook(
      ['Stock list'],
      [],
      ['Item', 'Brand', 'Qty', 'Unit cost'],
      ['Delta Mouse S', brand, '12', '8.5'],
      ['Delta Keyboard S', brand, '3', '20'],
    ),
    saved: [
      ['Delta Mouse S', 'mouse', 850, 12],
      ['Delta Keyboard S', 'keyboard', 2000, 3],
    ],
    // What something costs the shop is no price, until a person says so.
    columns: { 'Unit cost': 'price' },
  },
});

const categoryOf = { headphones: 'headphone', keyboard: 'keyboard', monitor: 'monitor', mouse: 'mouse' };

/** A list of one kind of parts: without a category, a stock and images; a part that nobody sells has no price. */
function partsList(kind: keyof typeof categoryOf, brand: string, cells: Cells): Kind {
  const category = categoryOf[kind];
  const rows = [
    { name: `${brand} ${kind} Alpha`, price: '39.99', ...cells },
    { name: `${brand} ${kind} Beta`, price: '149', ...cells },
    { name: `${brand} ${kind} Gamma`, price: '', ...cells },
  ];
  return {
    profile: null,
    file: fileOf(headers[`pcparts-${kind}`], rows),
    saved: [
      [`${brand} ${kind} Alpha`, category, 3999, 5],
      [`${brand} ${kind} Beta`, category, 14900, 5],
    ],
    answers: { stock: { '': '5' } },
    failed: 1,
  };
}

/** A workbook of these rows; the first column is as wide as the longest. */
function workbook(...rows: string[][]): Promise<Buffer> {
  const keys = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, place) =>
    String(place),
  );
  const columns = keys.map((key) => ({ key, title: rows[0]![Number(key)] ?? '', type: 'text' as const }));
  const data = rows
    .slice(1)
    .map((row) => Object.fromEntries(keys.map((key) => [key, row[Number(key)] ?? null])));
  return tableFile('xlsx', columns, data);
}
