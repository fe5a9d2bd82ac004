import { returnPathOf, returnStateFor } from './return-path';

describe('returnPathOf', () => {
  it('brings a person back to where they were, query included', () => {
    expect(returnPathOf(returnStateFor({ pathname: '/category/mouse', search: '?brand=Tonlix' }))).toBe(
      '/category/mouse?brand=Tonlix',
    );
  });

  it.each([null, undefined, {}, { from: 7 }, { from: 'https://example.com' }])(
    'is the landing page for %p',
    (state) => {
      expect(returnPathOf(state)).toBe('/');
    },
  );
});
