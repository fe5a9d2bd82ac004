import { addressOf, call } from './call';

describe('calls of the API', () => {
  it('put encoded values into the parameters of a path', () => {
    const path = { slug: 'mouse', brand: 'A/B & C' };

    expect(call('/api/products/{slug}/{brand}', 'get', { path }).url).toBe(
      '/api/products/mouse/A%2FB%20%26%20C',
    );
    expect(addressOf('/api/reports/jobs/{id}/file', { id: 'a b' })).toBe('/api/reports/jobs/a%20b/file');
  });

  it('carry the method, the body and the query', () => {
    const body = { into: 2 };

    expect(call('/api/brands/{id}/merge', 'post', { path: { id: 1 }, body })).toEqual({
      url: '/api/brands/1/merge',
      method: 'POST',
      params: undefined,
      body,
    });
    expect(call('/api/analytics', 'get', { query: { from: '2026-01-01', to: '2026-01-31' } }).params).toEqual(
      [
        ['from', '2026-01-01'],
        ['to', '2026-01-31'],
      ],
    );
  });

  it('repeat a parameter with several values, and leave out what is not there', () => {
    const query = { q: '', dpi: ['800', '1600'], layout: [], sort: null, brand: undefined, page: 0 };
    expect(call('/api/products/search', 'get', { query }).params).toEqual([
      ['q', ''],
      ['dpi', '800'],
      ['dpi', '1600'],
      ['page', 0],
    ]);
  });

  it('have no query where none of it is there, as what a page has fetched in advance has none', () => {
    expect(call('/api/user/open-orders', 'get', { query: {} }).params).toBeUndefined();
    expect(
      call('/api/products/search', 'get', { query: { brand: undefined, dpi: [] } }).params,
    ).toBeUndefined();
  });

  it('do not compile where they differ from the API document', () => {
    const id = 1;
    const differing = () => [
      // @ts-expect-error There is no such route.
      call('/api/brand', 'get'),
      // @ts-expect-error The route has no such method.
      call('/api/brands', 'put'),
      // @ts-expect-error The path needs a parameter.
      call('/api/products/{id}', 'get'),
      // @ts-expect-error The path's parameter has another name.
      call('/api/products/{id}', 'get', { path: { product: id } }),
      // @ts-expect-error The route has no such parameter.
      call('/api/products', 'get', { query: { colour: 'red' } }),
      // @ts-expect-error A parameter has no such value.
      call('/api/products', 'get', { query: { sort: 'cheapest' } }),
      // @ts-expect-error A parameter cannot be repeated.
      call('/api/products/search', 'get', { query: { q: ['mouse', 'keyboard'] } }),
      // @ts-expect-error A needed parameter cannot be left out.
      call('/api/analytics', 'get', { query: { from: null, to: '2026-01-31' } }),
      // @ts-expect-error A parameter is needed.
      call('/api/analytics', 'get', { query: { from: '2026-01-01' } }),
      // @ts-expect-error The body has no such field.
      call('/api/brands/{id}/merge', 'post', { path: { id }, body: { brand: id } }),
      // @ts-expect-error The route takes no upload.
      call('/api/brands/{id}/merge', 'post', { path: { id }, body: new FormData() }),
      // @ts-expect-error The route has no GET.
      addressOf('/api/products/bulk'),
    ];

    // The compiler does the checking: an expected error that does not occur is an error itself.
    expect(differing).toBeDefined();
  });
});
