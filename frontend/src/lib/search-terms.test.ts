import { categoryOfTerm, matchByName } from './search-terms';

describe('categoryOfTerm', () => {
  it.each([
    ['mouse', 'mouse'],
    ['Mouses', 'mouse'],
    ['mousepad', 'mousepad'],
    ['mouse pads', 'mousepad'],
    ['mouse  pad xl', 'mousepad'],
    ['headset', 'headphone'],
    ['keyboards', 'keyboard'],
    ['MONITOR 27', 'monitor'],
  ])('takes %s for the category %s', (term, category) => {
    expect(categoryOfTerm(term)).toBe(category);
  });

  it.each(['', '   ', 'naga', 'gaming mouse'])('takes "%s" for no category', (term) => {
    expect(categoryOfTerm(term)).toBeNull();
  });
});

describe('matchByName', () => {
  const products = [{ name: 'Naga Mini' }, { name: 'ÜNÏ Pad' }, { name: 'កណ្ដុរ G305' }];

  it('finds names in any letter case', () => {
    expect(matchByName(products, 'nAGA')).toEqual([{ name: 'Naga Mini' }]);
  });

  it('compares letters beyond ASCII in any case', () => {
    expect(matchByName(products, 'ünï')).toEqual([{ name: 'ÜNÏ Pad' }]);
  });

  it('finds Khmer names', () => {
    expect(matchByName(products, 'កណ្ដុរ')).toEqual([{ name: 'កណ្ដុរ G305' }]);
  });

  it('finds nothing for a blank term', () => {
    expect(matchByName(products, '  ')).toEqual([]);
  });
});
