import { aProduct } from '../testing/samples';
import { bringsNothing, pageAfter, replaceListed, totalListed, type ListedPage } from './listed-products';

const pageOf = (ids: number[], total = 6): ListedPage => ({
  products: ids.map((id) => aProduct({ id, stock: 1 })),
  ...{ page: 1, totalPages: 3, total },
});
const restock = (pages: ListedPage[], ...ids: number[]) =>
  ids.forEach((id) => replaceListed(pages, aProduct({ id, stock: 50 })));

describe('the pages of the list', () => {
  it('follow one another until one is empty', () => {
    expect(pageAfter([pageOf([1, 2])], 1, 2)).toBe(2);
    expect(pageAfter([pageOf([1, 2]), pageOf([])], 2, 2)).toBeUndefined();
  });

  it('skip nothing when changed products have left the filter', () => {
    const pages = [pageOf([1, 2]), pageOf([3, 4])];
    restock(pages, 1, 2, 3);
    expect(pageAfter(pages, 2, 2)).toBe(1);
    pages.push(pageOf([4, 5], 3));
    expect(pageAfter(pages, 1, 2)).toBe(2);
    expect(totalListed(pages, 'restock')).toBe(6);
    expect(totalListed(pages, '')).toBe(3);
  });

  it('may bring nothing new when changed products have kept their places', () => {
    const first = [pageOf([1, 2])];
    restock(first, 1, 2);
    expect(bringsNothing([...first, pageOf([2, 1])])).toBe(true);
    expect(bringsNothing([...first, pageOf([2, 3])])).toBe(false);
    expect(bringsNothing([...first, pageOf([])])).toBe(false);
    expect(bringsNothing([pageOf([1, 2]), pageOf([2, 1])])).toBe(false);
  });
});
