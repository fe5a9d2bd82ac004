import { readTranslated as read } from './read-translated.js';

const guessesOf = async (text: string) => {
  const { columns } = (await read(text)).asked;
  return Object.fromEntries(columns.map(({ name, guess }) => [name, guess]));
};

describe('the price of a file', () => {
  it.each([
    ['of Odoo', 'Internal Reference,Name,Sales Price,Cost', 'Sales Price'],
    ['of QuickBooks', 'Product/Service Name,SKU,Sales Price/Rate,Purchase Cost', 'Sales Price/Rate'],
  ])('may be called the sales price: %s', async (_, header, price) => {
    expect(await guessesOf(`${header}\nA,B,12,5`)).toMatchObject({ [price]: 'price' });
  });

  it('is another one where that stands beside the sales price', async () => {
    const guesses = await guessesOf('Name,Sales Price,Regular Price\nA,12,15');
    expect(guesses).toMatchObject({ 'Sales Price': null, 'Regular Price': 'price' });
  });
});

describe('a code', () => {
  it('beside a price and a stock is the SKU', async () => {
    expect(await guessesOf('Code,Price,Stock\nA1,9.50,3')).toEqual({
      ...{ Code: 'sku', Price: 'price', Stock: 'stock' },
    });
  });

  it('without a name finds what is there, so that nothing is asked of its brand, category and stock', async () => {
    const { unknownCategories, brands, unknownStocks } = (await read('Code,Price\nA1,9.50')).asked;
    expect([unknownCategories, brands, unknownStocks]).toEqual([[], [], []]);
    const { asked } = await read('Code,Name,Price\nA1,B,9.50');
    expect([asked.unknownCategories, asked.brands, asked.unknownStocks]).toEqual([[''], [''], ['']]);
  });
});

describe('what is said of all products of a file', () => {
  const all = { category: { '': 'mouse' as const }, brand: { '': 'Tonlix' }, stock: { '': '5' } };

  it('holds for those that it adds, and changes none that it only finds by a code', async () => {
    const added = await read('Code,Name,Price\nA1,B,9.50', all);
    expect(added.cells).toMatchObject([{ category: 'mouse', brand: 'Tonlix', stock: '5' }]);
    const found = await read('Code,Price\nA1,9.50', all);
    expect(found.cells).toMatchObject([{ category: '', brand: '', stock: '' }]);
  });
});

describe('numbered columns of images', () => {
  it.each([
    ['Item Image 1', 'Item Image 2', 'Item Image 9'],
    ['Image', 'Image 2', 'Image 3'],
    ['Photo1', 'Photo2', 'Photo3'],
  ])('are all images: %s, %s, %s', async (first, second, third) => {
    const guesses = await guessesOf(`Name,${first},${second},${third}\nA,a.png,b.png,c.png`);
    expect([guesses[first], guesses[second], guesses[third]]).toEqual(['image', 'image', 'image']);
  });

  it('are none where they say something of images', async () => {
    const guesses = await guessesOf('Name,Image 1,Image Alt 1,Image Position 2\nA,a.png,A mouse,1');
    expect(guesses).toMatchObject({ 'Image 1': 'image', 'Image Alt 1': null, 'Image Position 2': null });
  });
});

describe('names of variations', () => {
  const square = 'Item Name,Variation Name,SKU,Price';

  it('tell the rows of one name from each other, and join them', async () => {
    const { asked, cells } = await read(`${square}\nHood,Red,H1,5\nHood,Blue,H2,6\nWave,Regular,W1,7`);
    expect(asked.columns[1]).toMatchObject({ guess: 'variant' });
    expect(cells.map(({ name, variant_of, variant_label }) => [name, variant_of, variant_label])).toEqual([
      ['Hood Red', 'Hood', 'Red'],
      ['Hood Blue', 'Hood', 'Blue'],
      ['Wave', undefined, undefined],
    ]);
    expect(cells.map(({ price, sku }) => [price, sku])).toEqual([
      ['5', 'H1'],
      ['6', 'H2'],
      ['7', 'W1'],
    ]);
  });

  it('are no names of products', async () => {
    expect(await guessesOf('Variation Name,Item\nRed,Hood')).toMatchObject({ Item: 'name' });
    expect(await guessesOf('Variation Name,Name of it\nRed,Hood')).toMatchObject({ 'Name of it': 'name' });
  });
});
