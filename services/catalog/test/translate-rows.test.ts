import Papa from 'papaparse';
import { readTranslated as read } from './read-translated.js';

/** The rows of a file of Shopify by their cells. */
function shopify(...rows: Record<string, string>[]): string {
  const header = [
    ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Published', 'Option1 Name', 'Option1 Value'],
    ...['Variant SKU', 'Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Image Src'],
    'Status',
  ];
  return Papa.unparse([header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]);
}
const first = { Handle: 'naga', Title: 'Naga', Vendor: 'Tonlix', Type: 'Mice', 'Image Src': 'a.png' };

describe('pieces in a foreign file', () => {
  it.each([
    ['1,000', '1,000'],
    ['12,000', '12,000'],
    ['1,000.00', '1,000'],
    ['1.000', '1.000'],
    ['100.0000', '100'],
    ['7.00', '7'],
    ['7,0', '7'],
    ['១២', '១២'],
    ['-3', '0'],
    ['12 pcs', '12'],
    ['1,200 Stk.', '1,200'],
    ['៥ គ្រឿង', '៥'],
    ['10+', '10'],
    ['> 20', '20'],
    ['>=5 pieces', '5'],
    ['1 000', '1000'],
    ['1\u00A0000\u202F000', '1000000'],
    ["12'500 pcs", '12500'],
    ['១ ០០០', '១០០០'],
  ])('%s are %s, as thousands are no decimals', async (written, meant) => {
    const { cells } = await read(
      Papa.unparse([
        ['Title', 'Quantity'],
        ['A', written],
      ]),
    );
    expect(cells[0]!.stock).toBe(meant);
  });

  it('are asked about only where they are no number, in whatever digits', async () => {
    const rows = ['១២', '1,000', '12', '10+', '3 pcs', '2 weeks', 'plenty'].map((pieces) => ['A', pieces]);
    const { asked } = await read(Papa.unparse([['Title', 'Quantity'], ...rows]));
    expect(asked.unknownStocks).toEqual(['2 weeks', 'plenty']);
  });
});

describe('prices in a foreign file', () => {
  it.each([
    ['$19.90 USD', '19.90'],
    ['USD$19.90', '19.90'],
    ['49,900000', '49.900000'],
    ['1.049,9000', '1049.9000'],
    ['1 049,90', '1049.90'],
  ])('of %s are %s', async (written, meant) => {
    const { cells, asked } = await read(
      Papa.unparse([
        ['Title', 'Price'],
        ['A', written],
      ]),
    );
    expect([cells[0]!.price, asked.unknownCurrencies]).toEqual([meant, []]);
  });

  it('of several numbers name no money that is asked about', async () => {
    const { asked } = await read(
      Papa.unparse([
        ['Title', 'Price'],
        ['A', '19-25'],
        ['B', '$20 ($22)'],
      ]),
    );
    expect(asked.unknownCurrencies).toEqual([]);
  });

  const woo = 'ID,Type,SKU,Name,Date sale price starts,Date sale price ends,Sale price,Regular price,Images';
  const magento =
    'sku,attribute_set_code,product_type,name,price,special_price,special_price_from_date,special_price_to_date,base_image';
  const google = 'id,title,link,image_link,price,sale_price,sale_price_effective_date';
  it.each([
    ['is over', woo, '1,simple,A,A,2019-01-01,2019-02-01,10,20,a.png', '20', ''],
    ['has not begun', woo, '1,simple,A,A,2150-01-01,,10,20,a.png', '20', ''],
    ['runs', woo, '1,simple,A,A,2019-01-01,2150-02-01,10,20,a.png', '10', '20'],
    ['is over in a file of Magento', magento, 'A,D,simple,A,20,10,1/1/20,1/31/20,a.png', '20', ''],
    ['runs in a file of Magento', magento, 'A,D,simple,A,20,10,1/1/20,,a.png', '10', '20'],
    [
      'is over in a feed',
      google,
      'A,A,https://a.example,a.png,20 USD,10 USD,2019-03-01T13:00-0800/2019-03-11T15:30-0800',
      ...['20', ''],
    ],
    [
      'runs in a feed',
      google,
      'A,A,https://a.example,a.png,20 USD,10 USD,2019-03-01T13:00-0800/2150-03-11T15:30-0800',
      ...['10', '20'],
    ],
  ])('are those of a sale only while it runs: one that %s', async (_which, header, row, price, before) => {
    const { cells } = await read(`${header}\n${row}`);
    expect([cells[0]!.price, cells[0]!.compare_at_price]).toEqual([price, before]);
  });

  it.each([
    ['Sale start', 'Sale end date'],
    ['Special price from date', 'Special price to date'],
    ['Discount from (yyyy-mm-dd)', 'Discount to (yyyy-mm-dd)'],
    ['Promo starts', 'Promo until'],
  ])('are those of a sale while it runs in any file with the columns %s and %s', async (from, to) => {
    const header = ['Title', 'Price', 'Sale price', from, to];
    const rows = [
      ['A', '20', '10', '2019-01-01', '2019-02-01'],
      ['B', '20', '10', '2150-01-01', ''],
      ['C', '20', '10', '2019-01-01', ''],
    ];
    const { cells } = await read(Papa.unparse([header, ...rows]));
    expect(cells.map(({ price }) => price)).toEqual(['20', '20', '10']);
  });

  it('hold for the variants of a group that say none', async () => {
    const white = { Handle: 'naga', 'Option1 Value': 'White', 'Variant SKU': 'W' };
    const { cells } = await read(
      shopify(
        { ...first, 'Option1 Value': 'Black', 'Variant Price': '20', 'Variant Compare At Price': '30' },
        white,
        { ...white, 'Option1 Value': 'Grey', 'Variant Price': '25' },
      ),
    );
    expect(cells.map(({ price, compare_at_price: before }) => [price, before])).toEqual([
      ['20', '30'],
      ['20', '30'],
      ['25', ''],
    ]);
  });
});

describe('what is not on sale elsewhere', () => {
  it.each(['draft', 'archived'])('is hidden here, as a product of Shopify that is %s', async (status) => {
    const on = { Published: 'TRUE', 'Variant Price': '20' };
    const { cells } = await read(
      shopify({ ...first, ...on, Status: status }, { ...first, ...on, Handle: 'other', Status: 'active' }),
    );
    expect(cells.map(({ hidden }) => hidden)).toEqual(['yes', undefined]);
  });

  it('is hidden here, as an item of Loyverse that is not for sale in the shop whose price is taken', async () => {
    const header =
      'Handle,SKU,Name,Sold by weight,Track stock,Available for sale [A],Price [A],In stock [A],Available for sale [B],Price [B],In stock [B]';
    const { cells } = await read(`${header}\none,1,One,N,Y,N,5,3,Y,6,4\ntwo,2,Two,N,Y,Y,5,3,N,6,4`);
    expect(cells.map(({ hidden, price, stock }) => [hidden, price, stock])).toEqual([
      ['yes', '5', '7'],
      [undefined, '5', '7'],
    ]);
  });
});

describe('a file of a shop system', () => {
  it('is known by the names of Shopify that it writes since 2025', async () => {
    const header =
      'Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL,Variant image URL';
    const { asked, cells } = await read(
      [
        header,
        'Naga,naga,Nice,Tonlix,Input Devices > Mice,,TRUE,active,N-1,88,Color,Red,30,40,4,a.png,',
        ',naga,,,,,,,N-2,,,Blue,31,,6,,b.png',
        ',naga,,,,,,,,,,,,,,c.png,',
      ].join('\n'),
    );
    expect(asked.profile).toBe('shopify');
    expect(cells).toMatchObject([
      { name: 'Naga Red', sku: 'N-1', price: '30', compare_at_price: '40', stock: '4', category: 'mouse' },
      {
        name: 'Naga Blue',
        sku: 'N-2',
        price: '31',
        stock: '6',
        variant_of: 'naga',
        image: 'b.png\na.png\nc.png',
      },
    ]);
  });

  it('of WooCommerce has its line ends written as signs', async () => {
    const header = 'ID,Type,SKU,Name,Description,Regular price,Images';
    const { cells } = await read(`${header}\n1,simple,A,A,One\\nTwo\\\\n,5,a.png`);
    expect(cells[0]!.description).toBe('One\nTwo\\n');
  });

  it('may have columns that are called as something that every object has', async () => {
    const { asked } = await read('Title,constructor,toString,__proto__,Price\nA,b,c,d,5');
    expect(asked.columns.map(({ guess }) => guess)).toEqual(['name', null, null, null, 'price']);
    const { asked: known } = await read(`${shopify(first).split('\r\n')[0]},constructor,__proto__\n`);
    expect(known.columns.slice(-2).map(({ guess }) => guess)).toEqual([null, null]);
  });

  it.each(['Mäuse', 'Tastaturen', 'Bildschirme', 'Teclados', 'Écrans'])(
    'calls a category %s, of which there are several',
    async (word) => {
      const { asked } = await read(
        Papa.unparse([
          ['Title', 'Category'],
          ['A', word],
        ]),
      );
      expect(asked.unknownCategories).toEqual([]);
    },
  );
});

describe('words of a foreign file', () => {
  it('are asked about however many others are before them', async () => {
    const rows = Array.from({ length: 300 }, (_, count) => ['A', String(count), 'Tonlix']);
    const text = Papa.unparse([['Title', 'Quantity', 'Brand'], ...rows, ['B', 'in stock', 'Nobody']]);
    expect((await read(text)).asked).toMatchObject({ unknownStocks: ['in stock'], brands: ['Nobody'] });
  });
});

describe('a column of prices that names its money', () => {
  it.each([
    ['Price (THB)', '350', 'THB'],
    ['Price EUR', '35.00', 'EUR'],
    ['តម្លៃ (រៀល)', '4500', 'KHR'],
    ['Unit price, baht', '350', 'THB'],
    ['Giá (đồng)', '9000', 'VND'],
    ['Price ¥', '900', 'JPY'],
    ['Price (RMB)', '90', 'CNY'],
  ])('%s says so of each price', async (name, price, money) => {
    const text = Papa.unparse([
      ['Title', name],
      ['A', price],
    ]);
    expect((await read(text)).asked.unknownCurrencies).toEqual([money]);
    expect((await read(text, { currency: { [money]: '10' } })).cells[0]!.price).toBe(
      (Number(price) / 10).toFixed(2),
    );
  });

  it.each(['Price', 'Price (USD)', 'Price $', 'Retail price per unit'])(
    '%s is in dollars, as prices are',
    async (name) => {
      const { asked, cells } = await read(
        Papa.unparse([
          ['Title', name],
          ['A', '12.50'],
        ]),
      );
      expect([asked.unknownCurrencies, cells[0]!.price]).toEqual([[], '12.50']);
    },
  );

  it('does not speak for a price that has its own, or one in another column', async () => {
    const { cells } = await read(
      Papa.unparse([
        ['Title', 'Price (THB)', 'Currency'],
        ['A', '$12', ''],
        ['B', '12', 'USD'],
      ]),
    );
    expect(cells.map(({ price }) => price)).toEqual(['12', '12']);
  });
});

describe('a word for none left', () => {
  it.each(['Out of stock', 'out_of_stock', 'Sold Out', 'អស់ស្តុក', 'Hết hàng', 'สินค้าหมด', 'Agotado'])(
    '%s is no piece in whatever column of the stock',
    async (word) => {
      for (const name of ['Stock', 'Stock status', 'Availability']) {
        const { asked, cells } = await read(
          Papa.unparse([
            ['Title', name],
            ['A', word],
            ['B', 'In stock'],
          ]),
        );
        expect([asked.unknownStocks, cells[0]!.stock]).toEqual([['In stock'], '0']);
      }
    },
  );
});

describe('a product of variants', () => {
  const header = 'ID,Type,SKU,Name,Regular price,Images,Parent,Attribute 1 name,Attribute 1 value(s)';
  const parent = '1,variable,HOOD,Headset,,a.png,,Colour,"Red, Blue"';

  it('is a row itself where none of them is in the file, so that it is not lost without a word', async () => {
    const { asked, cells } = await read(
      `${header}\n${parent}\n2,simple,B,Mouse,5,a.png,,,\n3,variable,C,Coat,7,c.png,,,`,
    );
    expect([asked.rows, cells.map(({ sku, name, image }) => [sku, name, image])]).toEqual([
      3,
      [
        ['B', 'Mouse', 'a.png'],
        ['HOOD', 'Headset', 'a.png'],
        ['C', 'Coat', 'c.png'],
      ],
    ]);
  });

  it('is none beside them, and a group of other products never is', async () => {
    const child = '2,variation,HOOD-R,Headset,5,,HOOD,Colour,Red';
    const { cells } = await read(`${header}\n${parent}\n3,grouped,G,Set,,a.png,,,\n${child}`);
    expect(cells.map(({ sku }) => sku)).toEqual(['HOOD-R']);
  });
});

it('rows of a feed that belong together are joined wherever they stand', async () => {
  const { cells } = await read(
    [
      'id,title,link,image_link,price,item_group_id,color',
      'A,Naga,https://a.example,a.png,20 USD,G,Red',
      'B,Pad,https://a.example,b.png,20 USD,,Black',
      'C,Naga,https://a.example,c.png,20 USD,G,Blue',
      'D,Kit,https://a.example,d.png,20 USD,H,',
    ].join('\n'),
  );
  expect(cells.map((one) => [one.name, one.variant_of, one.variant_label])).toEqual([
    ['Naga Red', 'G', 'Red'],
    ['Pad', undefined, undefined],
    ['Naga Blue', 'G', 'Blue'],
    ['Kit', undefined, undefined],
  ]);
});
