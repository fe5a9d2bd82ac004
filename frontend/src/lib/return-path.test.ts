import { returnPathOf, returnStateFor } from './return-path';

describe('returnPathOf', () => {
  it('is the page where the person was, with its query', () => {
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
