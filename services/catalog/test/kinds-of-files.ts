import { tableFile } from '@mekong/spreadsheets';
import Papa from 'papaparse';
import { headers } from './headers-of-others.js';

/** A product as it is to stand in the shop. */
type Saved = [name: string, category: string, cents: number, stock: number, more?: Partial<Stored>];
interface Stored {
  sku: string | null;
  hidden: boolean;
  description: string;
  /** How many images it has. */
  images: number;
}

/** A file as another system writes it, of products with variants, blank cells, HTML and several images. */
interface Kind {
  /** By which program it is known to be. */
  profile: string | null;
  file: string | Buffer | Promise<Buffer>;
  saved: Saved[];
  /** What a person says of its words: just those that are asked. */
  answers?: Partial<Record<'brand' | 'category' | 'stock' | 'currency' | 'price', Record<string, string>>>;
  /** And of its columns. */
  columns?: Record<string, string>;
  /** How many rows cannot be saved, as they have no price. */
  failed?: number;
}

type Cells = Record<string, string>;

/** A file with this header, and in each row these cells under their names. */
function fileOf(header: string, rows: Cells[], { delimiter = ',', bom = '', end = '\n' } = {}): string {
  const names = Papa.parse<string[]>(header, { delimiter }).data[0]!.map((name) => name.trim());
  const unknown = rows.flatMap(Object.keys).find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no column ${unknown}`);
  const lines = rows.map((row) => names.map((name) => row[name] ?? ''));
  return bom + header + end + Papa.unparse(lines, { delimiter, newline: end });
}

const at = (name: string) => `https://cdn.example.com/files/${name}?v=167`;
const html = '<p style="color:red">Fast&nbsp;and <b>light</b></p><ul><li>One</li></ul>';
const read = 'Fast and light\n\n• One';

/** All of them with brands that the shop has: `brand`, and `other`. */
export const kindsOfFiles = (brand: string, other: string): Record<string, Kind> => ({
  'etsy-listings': {
    profile: 'etsy',
    file: fileOf(
      headers['etsy-listings'],
      [
        {
          ...{
            TITOLO: 'Tappetino per mouse',
            DESCRIZIONE: 'Feltro\ngrigio',
            PREZZO: '18.40',
            CURRENCY_CODE: 'EUR',
          },
          ...{
            QUANTITÀ: '3',
            TAG: 'mouse,feltro',
            IMMAGINE1: at('a.png'),
            IMMAGINE2: at('b.png'),
            SKU: 'TM-1',
          },
        },
        {
          TITOLO: 'Tastiera piccola',
          PREZZO: '92.00',
          CURRENCY_CODE: 'EUR',
          QUANTITÀ: '1',
          IMMAGINE1: at('c.png'),
        },
        { TITOLO: 'Mouse pad XL', PREZZO: '46', CURRENCY_CODE: 'EUR', QUANTITÀ: '', IMMAGINE1: at('a.png') },
      ],
      { bom: '\uFEFF', end: '\r\n' },
    ),
    saved: [
      ['Tappetino per mouse', 'mousepad', 2000, 3, { images: 2, sku: 'TM-1' }],
      ['Tastiera piccola', 'keyboard', 10000, 1],
      ['Mouse pad XL', 'mousepad', 5000, 4],
    ],
    answers: { brand: { '': brand }, stock: { '': '4' }, currency: { EUR: '0.92' } },
  },
  'google-merchant': {
    profile: 'google',
    file: fileOf(
      headers['google-merchant'],
      [
        {
          ...{ id: 'G1', title: 'Wave Monitor', description: html, link: at('1'), image_link: at('a.png') },
          ...{ price: '120.00 USD', sale_price: '99.00 USD', availability: 'in stock', brand },
          ...{ category: 'Electronics > Monitors', condition: 'new', gtin: '4006381333931', quantity: '8' },
        },
        {
          ...{
            id: 'G2',
            title: 'Wave Headset',
            image_link: at('b.png'),
            price: '40 USD',
            availability: 'out of stock',
          },
          ...{ brand, category: 'Electronics > Audio > Headphones' },
        },
      ],
      { delimiter: '\t' },
    ),
    saved: [
      ['Wave Monitor', 'monitor', 9900, 8, { description: read }],
      ['Wave Headset', 'headphone', 4000, 0],
    ],
  },
  'loyverse-thai': {
    profile: 'loyverse',
    file: fileOf(headers['loyverse-thai'], [
      {
        ...{ Handle: 'pearl', SKU: '10001', Name: 'Pearl Earbuds', Category: 'Audio', 'Sold by weight': 'N' },
        ...{
          'Option 1 name': 'Colour',
          'Option 1 value': 'White',
          Cost: '10',
          Barcode: '885',
          'Track stock': 'Y',
        },
        ...{ 'Price [2525 Mini Shop]': '25.00', 'In stock [2525 Mini Shop]': '14' },
      },
      {
        ...{ Handle: 'pearl', SKU: '10002', 'Option 1 value': 'Black', Cost: '11', 'Track stock': 'Y' },
        ...{ 'Price [2525 Mini Shop]': '26.00', 'In stock [2525 Mini Shop]': '-2' },
      },
      {
        ...{
          Handle: 'reed',
          SKU: '10003',
          Name: 'Reed Mouse',
          Category: 'Mice',
          Cost: '0.00',
          'Track stock': 'N',
        },
        ...{ 'Price [2525 Mini Shop]': '9.00', 'In stock [2525 Mini Shop]': '' },
      },
    ]),
    // It has no images: those that are chosen with it are called by the SKU, or the name.
    saved: [
      ['Pearl Earbuds White', 'headphone', 2500, 14, { sku: '10001' }],
      ['Pearl Earbuds Black', 'headphone', 2600, 0, { sku: '10002' }],
      ['Reed Mouse', 'mouse', 900, 9],
    ],
    answers: { category: { Audio: 'headphone' }, brand: { '': brand }, stock: { '': '9' } },
  },
  'magento2-products': {
    profile: 'magento',
    file: fileOf(headers['magento2-products'], [
      {
        ...{
          sku: 'MB-R',
          attribute_set_code: 'Gear',
          product_type: 'simple',
          name: 'Rapid M1-Red',
          price: '34.0000',
        },
        ...{
          categories: 'Default Category/Gear,Default Category/Gear/Mice',
          description: html,
          special_price: '29.9500',
        },
        ...{
          product_online: '1',
          visibility: 'Not Visible Individually',
          base_image: '/m/a.png',
          qty: '100.0000',
        },
        additional_attributes: `manufacturer=${brand},color=Red`,
        additional_images: '/m/a.png,/m/b.png,/m/c.png',
      },
      {
        ...{
          sku: 'MB',
          attribute_set_code: 'Gear',
          product_type: 'configurable',
          name: 'Rapid M1',
          base_image: '/m/a.png',
        },
        ...{ categories: 'Default Category/Gear/Mice', product_online: '1', qty: '0.0000' },
      },
      {
        ...{
          sku: 'PAD',
          product_type: 'simple',
          name: 'Rapid Pad',
          categories: 'Default Category/Gear/Mouse Pads',
        },
        ...{ price: '9', product_online: '2', base_image: '/m/a.png', qty: '', is_in_stock: '1' },
        additional_attributes: `brand=${other}`,
      },
    ]),
    saved: [
      ['Rapid M1-Red', 'mouse', 2995, 100, { images: 3, description: read }],
      ['Rapid Pad', 'mousepad', 900, 6, { hidden: true }],
    ],
    answers: { stock: { 'in stock': '6' } },
  },
  'medusa-template': {
    profile: 'medusa',
    file: fileOf(
      headers['medusa-template'],
      [
        {
          ...{
            'Product Id': 'p1',
            'Product Handle': 'coral',
            'Product Title': 'Coral Keyboard',
            'Product Thumbnail': at('a.png'),
          },
          ...{
            'Variant Title': 'Blue',
            'Option 1 Name': 'Switch',
            'Option 1 Value': 'Blue',
            'Variant SKU': 'CK-B',
          },
          'Variant Inventory Quantity': '4',
        },
        {
          ...{ 'Product Id': 'p1', 'Product Handle': 'coral', 'Product Title': 'Coral Keyboard' },
          ...{
            'Variant Title': 'Red',
            'Option 1 Name': 'Switch',
            'Option 1 Value': 'Red',
            'Variant SKU': 'CK-R',
          },
          'Variant Inventory Quantity': '',
        },
      ],
      { delimiter: ';' },
    ),
    saved: [
      ['Coral Keyboard Blue', 'keyboard', 1900, 4, { sku: 'CK-B' }],
      ['Coral Keyboard Red', 'keyboard', 1900, 2],
    ],
    // It has no prices at all.
    answers: { brand: { '': brand }, stock: { '': '2' }, price: { '': '19' } },
  },
  'meta-feed-ar': {
    profile: 'meta',
    file: fileOf(headers['meta-feed-ar'], [
      {
        ...{
          ID: 'M1',
          Title: 'Delta Headset',
          Price: '352 AED',
          Image: at('a.png'),
          Availability: 'in stock',
        },
        ...{ Brand: brand, Category: 'Headphones', URL: at('x') },
      },
      {
        ...{ ID: 'M2', Title: 'Delta Mouse', Price: '110 AED', Sale_Price: '88 AED', Image: at('b.png') },
        ...{ Availability: 'out of stock', Brand: brand, Category: 'Mice' },
      },
    ]),
    saved: [
      ['Delta Headset', 'headphone', 9600, 10],
      ['Delta Mouse', 'mouse', 2400, 0],
    ],
    answers: { stock: { 'in stock': '10' }, currency: { AED: '3.6667' } },
  },
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
  'prestashop-products': {
    profile: 'prestashop',
    file: fileOf(
      headers['prestashop-products'],
      [
        {
          ...{
            'Product ID': '1',
            'Active (0/1)': '1',
            'Name *': 'Clavier Azur',
            'Categories (x,y,z...)': 'Home,Claviers,Clavier',
          },
          ...{
            'Price tax excluded': '49,90',
            'Wholesale price': '20',
            'Reference #': 'CA-1',
            Manufacturer: brand,
          },
          ...{ EAN13: '3760001000017', Quantity: '9', Summary: 'Court', Description: html },
          'Image URLs (x,y,z...)': `${at('a.png')},${at('b.png')}`,
        },
        {
          ...{
            'Product ID': '2',
            'Active (0/1)': '0',
            'Name *': 'Casque Azur',
            'Categories (x,y,z...)': 'Home,Casque',
          },
          ...{
            'Price tax excluded': '1.049,00',
            Manufacturer: brand,
            Quantity: '',
            'Image URLs (x,y,z...)': at('a.png'),
          },
        },
      ],
      { delimiter: ';' },
    ),
    saved: [
      ['Clavier Azur', 'keyboard', 4990, 9, { images: 2, description: read }],
      ['Casque Azur', 'headphone', 104900, 3, { hidden: true }],
    ],
    answers: { stock: { '': '3' } },
  },
  'shopify-apparel': {
    profile: 'shopify',
    file: fileOf(
      headers['shopify-apparel'],
      [
        {
          ...{
            Handle: 'naga',
            Title: 'Naga Pro',
            'Body (HTML)': html,
            Vendor: brand,
            Type: 'Mice',
            Published: 'TRUE',
          },
          ...{
            'Option1 Name': 'Color',
            'Option1 Value': 'Black',
            'Variant SKU': 'NP-1',
            'Variant Inventory Qty': '12',
          },
          ...{ 'Variant Price': '59.90', 'Variant Compare At Price': '79.90', 'Image Src': at('a.png') },
        },
        {
          ...{
            Handle: 'naga',
            'Option1 Value': 'White',
            'Variant SKU': 'NP-2',
            'Variant Inventory Qty': '3',
          },
          ...{ 'Variant Price': '59.90', 'Image Src': at('b.png'), 'Variant Image': at('c.png') },
        },
        { Handle: 'naga', 'Image Src': at('d.png'), 'Image Position': '3' },
        {
          ...{ Handle: 'deck', Title: 'Desk Pad', Vendor: brand, Type: 'Mouse Pads', Published: 'FALSE' },
          ...{ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '19.00' },
          ...{ 'Variant Inventory Qty': '5', 'Image Src': at('a.png') },
        },
        { Handle: 'deck', 'Image Src': at('b.png'), 'Image Position': '2' },
      ],
      { end: '\r\n' },
    ),
    saved: [
      ['Naga Pro Black', 'mouse', 5990, 12, { images: 3, description: read, sku: 'NP-1' }],
      ['Naga Pro White', 'mouse', 5990, 3, { images: 4 }],
      ['Desk Pad', 'mousepad', 1900, 5, { hidden: true, images: 2 }],
    ],
  },
  'vendure-multilang': {
    profile: 'vendure',
    file: fileOf(headers['vendure-multilang'], [
      {
        ...{
          'name:en': 'Reef Mouse',
          'name:zh_Hans': '鼠标',
          slug: 'reef',
          'description:en': 'Quick',
          assets: 'a.png | b.png',
        },
        ...{
          'facets:en': `category:mice|brand:${brand}`,
          'optionValues:en': 'grey',
          sku: 'RM-G',
          price: '35.00',
          stockOnHand: '100',
        },
      },
      { 'optionValues:en': 'red', sku: 'RM-R', price: '36.00', stockOnHand: '90' },
    ]),
    saved: [
      ['Reef Mouse grey', 'mouse', 3500, 100, { images: 2 }],
      ['Reef Mouse red', 'mouse', 3600, 90, { images: 2 }],
    ],
  },
  'vendure-products': {
    profile: 'vendure',
    file: fileOf(headers['vendure-products'], [
      {
        ...{
          name: 'Atoll Keyboard',
          slug: 'atoll',
          assets: 'a.png',
          facets: 'category:electronics|category:keyboards',
        },
        ...{ optionValues: 'S', sku: 'AK-S', price: '35.00', stockOnHand: '100' },
      },
      { optionValues: 'L', sku: 'AK-L', price: '36.00', stockOnHand: '90', variantAssets: 'b.png' },
    ]),
    saved: [
      ['Atoll Keyboard S', 'keyboard', 3500, 100],
      ['Atoll Keyboard L', 'keyboard', 3600, 90, { images: 2 }],
    ],
    answers: { brand: { '': brand } },
  },
  'wix-or-meta-computers': {
    profile: 'google',
    file: fileOf(headers['wix-or-meta-computers'], [
      {
        ...{
          id: 'W1',
          title: 'Lotus Keyboard',
          availability: 'in stock',
          condition: 'new',
          price: '$1,299.00',
        },
        ...{
          link: at('1'),
          image_link: at('a.png'),
          brand,
          inventory: '4',
          quantity_to_sell_on_facebook: '4',
        },
      },
      {
        id: 'W2',
        title: 'Lotus Monitor 24',
        availability: 'in stock',
        price: '$99',
        image_link: at('b.png'),
        brand,
      },
    ]),
    saved: [
      ['Lotus Keyboard', 'keyboard', 129900, 4],
      ['Lotus Monitor 24', 'monitor', 9900, 7],
    ],
    answers: { stock: { 'in stock': '7' } },
  },
  'woocommerce-sample': {
    profile: 'woocommerce',
    file: fileOf(headers['woocommerce-sample'], [
      {
        ...{
          ID: '44',
          Type: 'variable',
          SKU: 'HOOD',
          Name: 'Tide Headset',
          Published: '1',
          Description: html,
          'In stock?': '1',
        },
        ...{ Categories: 'Audio > Headphones', Images: `${at('a.png')}, ${at('b.png')}` },
        ...{ 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'Blue, Red' },
      },
      {
        ...{
          ID: '45',
          Type: 'variation',
          SKU: 'HOOD-B',
          Name: 'Tide Headset',
          Published: '1',
          'In stock?': '1',
          Stock: '7',
        },
        ...{
          'Sale price': '24',
          'Regular price': '30',
          Parent: 'id:44',
          'Attribute 1 name': 'Colour',
          'Attribute 1 value(s)': 'Blue',
        },
      },
      {
        ...{
          ID: '46',
          Type: 'variation',
          SKU: 'HOOD-R',
          Name: 'Tide Headset',
          Published: '1',
          'In stock?': '1',
        },
        ...{
          'Regular price': '30',
          Parent: 'HOOD',
          'Attribute 1 name': 'Colour',
          'Attribute 1 value(s)': 'Red',
          Images: at('c.png'),
        },
      },
      {
        ...{
          ID: '47',
          Type: 'simple',
          SKU: 'MON',
          Name: 'Wide 27',
          Published: '-1',
          'In stock?': '0',
          'Regular price': '199.5',
        },
        ...{
          Categories: 'Screens, Monitors',
          Images: at('a.png'),
          'Attribute 1 name': 'Brand',
          'Attribute 1 value(s)': other,
        },
      },
    ]),
    saved: [
      ['Tide Headset Blue', 'headphone', 2400, 7, { images: 2, description: read }],
      ['Tide Headset Red', 'headphone', 3000, 2, { sku: 'HOOD-R' }],
      ['Wide 27', 'monitor', 19950, 0, { hidden: true }],
    ],
    answers: { brand: { '': brand }, stock: { 'in stock': '2' } },
  },
  'woocommerce-vinoteka': {
    profile: 'woocommerce',
    file: fileOf(headers['woocommerce-vinoteka'], [
      {
        ...{
          Type: 'simple',
          SKU: 'V1',
          Name: 'Kelp Mouse',
          Published: '1',
          'Catalog visibility': 'visible',
          'In stock?': '1',
        },
        ...{ 'Regular price': '1299', Categories: 'Gear > Mice', Images: `${at('a.png')}, ${at('b.png')}` },
        ...{ 'Attribute 1 name': 'Brand', 'Attribute 1 value(s)': brand },
      },
      {
        ...{
          Type: 'simple',
          SKU: 'V2',
          Name: 'Kelp Pad',
          Published: '1',
          'Catalog visibility': 'hidden',
          'In stock?': '0',
        },
        ...{ 'Regular price': '12', Categories: 'Gear > Mouse pads', Images: at('a.png') },
        ...{ 'Attribute 2 name': 'Brand', 'Attribute 2 value(s)': brand },
      },
    ]),
    saved: [
      ['Kelp Mouse', 'mouse', 129900, 5, { images: 2 }],
      ['Kelp Pad', 'mousepad', 1200, 0, { hidden: true }],
    ],
    answers: { stock: { 'in stock': '5' } },
  },
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
