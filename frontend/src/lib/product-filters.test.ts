import { aProduct } from '../testing/samples';
import { applyFilters, countFilters, facetsOf, readFilters, writeFilters } from './product-filters';

const read = (query: string) => readFilters(new URLSearchParams(query), 'mouse');
const aMouse = (details: object) => aProduct({ MouseModel: { ...aProduct().MouseModel!, ...details } });

describe('filters in an address', () => {
  it.each(['min=abc', 'min=-1', 'sort=nonsense', 'colour=red', 'stock=yes'])('leave out %s', (query) => {
    expect(countFilters(read(query))).toBe(0);
    expect(read(query).sort).toBeNull();
  });

  it('come back as they were written', () => {
    const query = 'brand=Tonlix&sort=price-asc&min=5&max=20.5&stock=1&dpi=800&dpi=1600';
    expect(writeFilters(new URLSearchParams('brand=Tonlix'), read(query), 'mouse').toString()).toBe(query);
  });

  it('count a price range as one', () => {
    expect(countFilters(read('min=1&max=2&stock=1&dpi=800&dpi=1600'))).toBe(4);
  });
});

describe('facets', () => {
  it('are the specifications in which products differ, numbers in their order', () => {
    const facets = facetsOf([aMouse({ dpi: 16000 }), aMouse({ dpi: 800 })], 'mouse');
    expect(facets).toEqual([
      {
        field: expect.objectContaining({ name: 'dpi' }),
        values: [
          { value: '800', count: 1 },
          { value: '16000', count: 1 },
        ],
      },
    ]);
  });

  it('gather many numbers into ranges that hold all of them', () => {
    const mice = [400, 800, 1200, 1600, 3200, 6400, 8000, 16000].map((dpi) => aMouse({ dpi }));
    const [{ values }] = facetsOf(mice, 'mouse');
    expect(values).toEqual([
      { value: '400-800', count: 2 },
      { value: '1200-1600', count: 2 },
      { value: '3200-6400', count: 2 },
      { value: '8000-16000', count: 2 },
    ]);
  });

  it('leave out what every product says in its own words', () => {
    const products = [aMouse({ mouse_other_features: 'a' }), aMouse({ mouse_other_features: 'b' })];
    expect(facetsOf(products, 'mouse')).toEqual([]);
  });
});

describe('filtered products', () => {
  it('match any of the wanted values of a specification', () => {
    const products = [aMouse({ dpi: 800 }), aMouse({ dpi: 1600 }), aMouse({ dpi: 3200 })];
    expect(applyFilters(products, read('dpi=800&dpi=3200'))).toHaveLength(2);
  });

  it('lie within a wanted range, its ends included', () => {
    const products = [
      aMouse({ dpi: 800 }),
      aMouse({ dpi: 1600 }),
      aMouse({ dpi: 3200 }),
      aMouse({ dpi: null }),
    ];
    expect(applyFilters(products, read('dpi=800-1600'))).toHaveLength(2);
  });

  it('keep the given order when none is wanted', () => {
    const products = [aProduct({ id: 2 }), aProduct({ id: 1 })];
    expect(applyFilters(products, read('')).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('put the best-selling first', () => {
    const products = [aProduct({ id: 1, sold: 1 }), aProduct({ id: 2, sold: 9 })];
    expect(applyFilters(products, read('sort=best-selling')).map(({ id }) => id)).toEqual([2, 1]);
  });
});
