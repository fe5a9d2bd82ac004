import { categoryOfTerm, categoryPath, searchPath } from './search-terms';

describe('categoryOfTerm', () => {
  it.each([
    ['mouse', 'mouse', ''],
    ['Mouses', 'mouse', ''],
    ['mousepad', 'mousepad', ''],
    ['mouse pads', 'mousepad', ''],
    ['mouse  pad xl', 'mousepad', 'xl'],
    ['headset', 'headphone', ''],
    ['keyboards', 'keyboard', ''],
    ['MONITOR 27', 'monitor', '27'],
    ['mouse  wireless black', 'mouse', 'wireless black'],
    ['mousetrap', 'mouse', ''],
    ['ម៉ៅស៍', 'mouse', ''],
  ])('maps %s to the category %s and searches "%s" there', (term, slug, rest) => {
    expect(categoryOfTerm(term)).toEqual({ slug, rest });
  });

  it.each(['', '   ', 'naga', 'gaming mouse'])('maps "%s" to no category', (term) => {
    expect(categoryOfTerm(term)).toBeNull();
  });
});

it('addresses keep a term of any letters and signs', () => {
  expect(categoryPath('mouse')).toBe('/category/mouse');
  expect(categoryPath('mouse', 'a&b')).toBe('/category/mouse?all=1&q=a%26b');
  expect(searchPath(' 4k ')).toBe('/search?q=4k');
});
