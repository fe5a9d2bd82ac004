import { boundOf, categoryQuery, countFilters, readFilters, readPage, writeFilters } from './product-filters';

const read = (query: string) => readFilters(new URLSearchParams(query), 'mouse');

describe("an address's filters", () => {
  it.each(['min=abc', 'min=-1', 'max=', 'sort=nonsense', 'colour=red', 'stock=yes'])('ignore %s', (query) => {
    expect(countFilters(read(query))).toBe(0);
    expect(read(query).sort).toBeNull();
  });

  it('are read back as they were written', () => {
    const query = 'brand=Tonlix&sort=price-asc&min=5&max=20.5&stock=1&dpi=800&dpi=1600';
    expect(writeFilters(new URLSearchParams('brand=Tonlix'), read(query), 'mouse').toString()).toBe(query);
  });

  it('count a price range as one', () => {
    expect(countFilters(read('min=1&max=2&stock=1&dpi=800&dpi=1600'))).toBe(4);
  });

  it('start at the first page when they change', () => {
    const next = writeFilters(new URLSearchParams('brand=Tonlix&page=3'), read('stock=1'), 'mouse');
    expect(next.toString()).toBe('brand=Tonlix&stock=1');
  });

  it('include specifications that an admin has added', () => {
    const query = 'brand=Tonlix&dpi=800&x_cable=Braided&x_swap=true';
    expect(read(query).specs).toEqual({ dpi: ['800'], x_cable: ['Braided'], x_swap: ['true'] });
    expect(writeFilters(new URLSearchParams('brand=Tonlix&x_old=1'), read(query), 'mouse').toString()).toBe(
      query,
    );
  });

  it('ignore specifications with free text', () => {
    expect(read('mouse_other_features=Silent').specs).toEqual({});
  });
});

describe('a price bound', () => {
  it.each([
    ['5', 5],
    [' 5,5 ', 5.5],
    ['១៩.៥', 19.5],
    ['0.0000001', 0],
    ['19.999', 20],
    ['1e300', 1_000_000],
    ['', null],
    [' ', null],
    ['-1', null],
    ['five', null],
    [null, null],
  ])('%j is read as %j', (text, bound) => {
    expect(boundOf(text)).toBe(bound);
  });
});

describe('the page in an address', () => {
  it.each([
    ['', 1],
    ['page=2', 2],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=1000001', 1_000_000],
  ])('of "%s" is %d', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page);
  });
});

describe("a category's query", () => {
  it('holds only what the screen reads, in a fixed order', () => {
    const query = new URLSearchParams('page=2&utm_source=mail&max=20&brand=Tonlix&dpi=800&sort=odd');
    expect(categoryQuery(query, 'mouse').toString()).toBe('brand=Tonlix&max=20&dpi=800&page=2');
  });

  it('has added specifications in a fixed order', () => {
    const query = new URLSearchParams('x_swap=true&x_cable=Braided&x-ray=1&dpi=800');
    expect(categoryQuery(query, 'mouse').toString()).toBe('dpi=800&x_cable=Braided&x_swap=true');
  });

  it('can be made for another page of the same products', () => {
    const query = new URLSearchParams('all=1&stock=1&page=2');
    expect(categoryQuery(query, 'mouse', 3).toString()).toBe('all=1&stock=1&page=3');
    expect(categoryQuery(query, 'mouse', 1).toString()).toBe('all=1&stock=1');
  });
});
