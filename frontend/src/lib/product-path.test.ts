import { productIdOf, productPath } from './product-path';

describe('productPath', () => {
  it('joins the lower-cased name with dashes and the id', () => {
    expect(productPath({ category: 'mouse', name: 'Naga Mini V2', id: 42 })).toBe(
      '/product/mouse/naga-mini-v2-42',
    );
  });

  it('encodes special characters in a name', () => {
    expect(productPath({ category: 'monitor', name: '27" 16/9?', id: 3 })).toBe(
      '/product/monitor/27%22-16%2F9%3F-3',
    );
  });
});

describe('productIdOf', () => {
  it('reads the number after the last dash', () => {
    expect(productIdOf('naga-mini-v2-42')).toBe(42);
  });

  it.each([undefined, '', 'naga', 'naga-', 'naga-4x'])('finds no id in %s', (slugId) => {
    expect(productIdOf(slugId)).toBeNull();
  });
});
