/** @jest-environment node */
import { addressOf, isScreen, render, properPath } from './entry-server';
import { aCategoryPage } from './testing/category-pages';
import { aProduct, tonlix } from './testing/samples';
import { anAddedField, ownFields, ownSpecFields } from './testing/spec-fields';

const shop: Record<string, object> = {
  '/api/shop': {
    shop: {
      address: '12 Riverside',
      address_km: 'ផ្ទះលេខ ១២',
      hours: '',
      hours_km: '',
      phone: '',
      telegram: '',
    },
  },
  '/api/pages/returns': {
    page: {
      ...{ slug: 'returns', title: 'Returns', title_km: 'ការប្រគល់វិញ', updated_at: '2026-01-01T00:00:00.000Z' },
      ...{ text: 'Bring it <b>back</b>.\n\n# When\n- Within 7 days', text_km: 'យកមកវិញ' },
    },
  },
  '/api/spec-fields': {
    spec_fields: ownSpecFields({ mouse: [anAddedField(), ...ownFields('mouse').reverse()] }),
  },
  '/api/brands': { brands: [tonlix] },
  '/api/brands-by-category/mouse': { brands: [tonlix] },
  '/api/products/mouse/Tonlix': aCategoryPage([aProduct({ name_km: 'កណ្ដុរ ណាហ្គា' })], {
    page: 2,
    total: 60,
    totalPages: 3,
  }),
  '/api/products/mouse/all': aCategoryPage([aProduct()]),
  '/api/products/search': { ...aCategoryPage([aProduct()]), understood: null, categories: [] },
  '/api/products/42': { product: aProduct({ description: 'Light </script><script>alert(1)</script>' }) },
  '/api/reviews': {
    reviews: [
      {
        ...{
          id: 7,
          author: 'Chan Thou',
          rating: 4,
          text: 'Light and quick',
          answer: null,
          answered_at: null,
        },
        ...{ created_at: '2026-01-01T20:00:00.000Z', updated_at: '2026-01-01T20:00:00.000Z' },
      },
    ],
    ...{ average: 4, stars: [0, 0, 0, 1, 0], page: 1, total: 1, totalPages: 1 },
  },
  '/api/products': { products: [aProduct()], page: 1, total: 1, totalPages: 1 },
};

const fetchFn = (async (input: Request) => {
  const { pathname, searchParams } = new URL(input.url);
  const answer = shop[pathname];
  const page = Number(searchParams.get('page') ?? 1);
  return answer
    ? Response.json(page > 1 ? { ...answer, page } : answer)
    : Response.json({ message: 'Nothing here' }, { status: 404 });
}) as typeof fetch;

const shopFacts = { shopName: 'Mekong Gear', origin: 'https://shop.example' };
const rendered = (url: string, language = 'en') => render({ url, language, ...shopFacts, fetchFn });

describe('the first render', () => {
  it.each([
    '/product/mouse/naga-mini-42',
    '/category/mouse',
    '/',
    '/pages/returns',
    '/forgot-password',
    '/search?q=naga',
    '/search',
  ])('of %s leaves no part to the browser, the first time too', async (url) => {
    expect((await rendered(url)).root).not.toContain('<!--$!-->');
  });

  it('contains the landing page with its products', async () => {
    const { root } = await rendered('/');
    expect(root).toContain('Gear that keeps up with you.');
    expect(root).toContain('Naga Mini');
  });

  it("offers free delivery by the shop's policy", async () => {
    const { root } = await render({
      url: '/',
      language: 'en',
      ...shopFacts,
      shippingPolicy: 'order-total',
      fetchFn,
    });
    expect(root).toContain('Free delivery from $50');
    expect(root).not.toContain('Buy from 2');
    expect((await rendered('/')).root).toContain('Buy from 2, free delivery');
  });

  it('of a product lists its specifications as an admin has decided them', async () => {
    const { root } = await rendered('/product/mouse/naga-mini-42');
    const list = root.slice(root.indexOf('>Specifications<')).split('</dl>', 1)[0]!;
    expect([...list.matchAll(/<dt>([^<]*)/g)].map(([, label]) => label)).toEqual([
      ...['Polling rate', 'Other features', 'Color', 'Weight (g)', 'Battery', 'Connection', 'RGB', 'DPI'],
    ]);
  });

  it("contains the products of a category's first brand", async () => {
    const { root } = await rendered('/category/mouse');
    expect(root).toContain('/product/mouse/naga-mini-42');
  });

  it("contains links to a category's other pages that work without scripts", async () => {
    const { root } = await rendered('/category/mouse?brand=Tonlix&page=2');
    expect(root).toContain('href="/category/mouse?brand=Tonlix&amp;page=3"');
  });

  it('of a search has what it finds, and its term as text', async () => {
    const { head, root } = await rendered('/search?q=%3Cb%3Enaga');
    expect(root).toContain('/product/mouse/naga-mini-42');
    expect(root).toContain('Results for “&lt;b&gt;naga”');
    expect(head).toContain('<title data-first-render>Results for “&lt;b&gt;naga” | Mekong Gear</title>');
  });

  it.each([
    ['/user-profile', 'My Orders &amp; Receipts'],
    ['/account', 'Your account'],
    ['/payment/order', 'Payment'],
  ])('of the personal page %s has its title and its shape, and waits for the session', async (url, title) => {
    const { head, root } = await rendered(url);
    expect(head).toContain(`<title data-first-render>${title} | Mekong Gear</title>`);
    expect(root).toContain(`>${title}</h1>`);
    expect(root).toMatch(/Loading\.\.\..*style="width:100%;height:34rem"/);
  });

  it('has the title of the page in its head', async () => {
    const { head } = await rendered('/product/mouse/naga-mini-42');
    expect(head).toContain('<title data-first-render>Naga Mini | Mekong Gear</title>');
  });

  it('names the right address of a product that is opened under a wrong category', async () => {
    const { head, root } = await rendered('/product/keyboard/old-name-42');
    const address = 'https://shop.example/product/mouse/naga-mini-42';
    expect(head).toContain(`<link data-first-render rel="canonical" href="${address}"/>`);
    expect(root).toContain('Naga Mini');
  });

  it('has the full address of its image, for shared links and search engines', async () => {
    const { head, root } = await rendered('/product/mouse/naga-mini-42');
    expect(head).toContain('property="og:image" content="https://shop.example/images/cards/42-1999.jpg"');
    expect(root).toContain('"image":"https://shop.example/images/42.webp"');
  });

  it('tells search engines what a product costs and where it stands in the shop', async () => {
    const { root } = await rendered('/product/mouse/naga-mini-42');
    const address = 'https://shop.example/product/mouse/naga-mini-42';
    expect(root).toContain(`"@type":"Offer","url":"${address}","price":"19.99"`);
    expect(root).toContain('"name":"Mouse","item":"https://shop.example/category/mouse"');
  });

  it('has the newest reviews, for people and for search engines', async () => {
    const { root } = await rendered('/product/mouse/naga-mini-42');
    expect(root).toContain(
      '"@type":"Review","author":{"@type":"Person","name":"Chan Thou"},"reviewRating":{"@type":"Rating","ratingValue":4},' +
        '"datePublished":"2026-01-01T20:00:00.000Z","reviewBody":"Light and quick"',
    );
    expect(root).toMatch(/>Jan 2, 2026, 3:00\sAM<\/time>/);
  });

  it('of a page about the shop has its text, title, description and address', async () => {
    const { head, root } = await rendered('/pages/returns?utm_source=mail');
    expect(root).toContain('<h2>When</h2><ul><li>Within 7 days</li></ul>');
    expect(root).toContain('Bring it &lt;b&gt;back');
    expect(head).toContain('<title data-first-render>Returns | Mekong Gear</title>');
    expect(head).toContain('name="description" content="Bring it &lt;b&gt;back');
    expect(head).toContain('rel="canonical" href="https://shop.example/pages/returns"');
    expect((await rendered('/pages/returns', 'km')).root).toContain('យកមកវិញ');
  });

  it('says in its footer how to reach the shop', async () => {
    expect((await rendered('/')).root).toContain('12 Riverside');
    expect((await rendered('/', 'km')).root).toContain('ផ្ទះលេខ ១២');
  });

  it('is in Khmer when asked for', async () => {
    const { root } = await rendered('/category/mouse', 'km');
    expect(root).toContain('កណ្ដុរ ណាហ្គា');
  });

  it("escapes markup in a product's text", async () => {
    const { root } = await rendered('/product/mouse/naga-mini-42');
    expect(root).not.toContain('<script>alert(1)');
  });

  it.each([
    ['/', 200],
    ['/category/mouse', 200],
    ['/category/nope', 404],
    ['/product/mouse/x-42', 200],
    ['/product/mouse/x-43', 404],
    ['/product/mouse/naga-mini-42.zip', 404],
    ['/pages/returns', 200],
    ['/pages/nope', 404],
    ['/category/mouse?brand=Tonlix&page=3', 200],
    ['/category/mouse?brand=Tonlix&page=4', 404],
    ['/category/mouse?page=99999999999', 404],
    ['/category/mouse?brand=nope', 404],
    ['/category/mouse?brand=nope&q=naga', 404],
    ['/category/mouse?brand=', 200],
    ['/category/mouse?all=1&brand=nope', 200],
    ['/search?q=naga', 200],
    ['/search?q=naga&page=2', 404],
  ])('answers %s with status %d', async (url, status) => {
    expect((await rendered(url)).status).toBe(status);
  });

  it.each([
    '/search',
    '/search?q=naga',
    '/search?q=naga&page=2',
    '/category/mouse?brand=Tonlix&page=4',
    '/category/mouse?brand=nope',
    '/product/mouse/x-43',
    '/pages/nope',
    '/checkout',
    '/user-profile',
    '/payment/order',
  ])('of %s is not for search engines', async (url) => {
    expect((await rendered(url)).head).toContain('name="robots" content="noindex"');
  });

  it.each([
    '/',
    '/category/mouse',
    '/category/mouse?brand=Tonlix&page=2',
    '/product/mouse/naga-mini-42',
    '/pages/returns',
  ])('of %s is for search engines', async (url) => {
    expect((await rendered(url)).head).not.toContain('noindex');
  });

  it.each([
    ['/category/mouse?page=1', '/category/mouse'],
    ['/category/mouse?page=abc', '/category/mouse'],
    ['/category/mouse?page=2&brand=Tonlix', '/category/mouse?brand=Tonlix&amp;page=2'],
    ['/category/mouse?brand=Tonlix&brand=Other', '/category/mouse?brand=Tonlix'],
    ['/category/mouse?brand=&all=0', '/category/mouse'],
    ['/category/mouse?all=1&brand=Tonlix', '/category/mouse?all=1'],
    ['/category/mouse?brand=Tonlix&sort=newest&min=5', '/category/mouse?brand=Tonlix'],
  ])('of %s names %s as its address', async (url, address) => {
    expect((await rendered(url)).head).toContain(`rel="canonical" href="https://shop.example${address}"`);
  });

  it.each([
    ['/product/keyboard/old-name-42', '/product/mouse/naga-mini-42'],
    ['/category/mouse?brand=TONLIX', '/category/mouse?brand=Tonlix'],
    ['/category/mouse?brand=%20ton%E2%80%8Blix', '/category/mouse?brand=Tonlix'],
    ['/category/mouse', undefined],
    // Its brand may be another one tomorrow.
    ['/category/mouse?brand=', undefined],
    ['/category/mouse?brand=%E3%80%80%E2%80%8B', undefined],
  ])('of %s tells that its address is %s', async (url, address) => {
    expect((await rendered(url)).address).toBe(address);
  });

  it('of an unknown brand says so, and offers those that there are', async () => {
    const { root } = await rendered('/category/mouse?brand=Nope');
    expect(root).toContain('No products for Nope.');
    expect(root).toContain('Tonlix');
    expect(root).not.toContain('Naga Mini');
  });

  it('succeeds even if no data can be loaded', async () => {
    const { root } = await rendered('/category/keyboard');
    expect(root).toContain('Keyboard');
  });
});

describe('addresses', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/product/mouse/naga-42?min=5', '/product/mouse/42'],
    ['/product/mouse/made-up-42', '/product/mouse/42'],
    ['/product/mouse/no-id', '/product/mouse/no-id'],
    ['/category/mouse?utm_source=mail', '/category/mouse'],
    ['/category/mouse?page=2&stock=1&brand=A%20B&x=1', '/category/mouse?brand=A+B&stock=1&page=2'],
    ['/category/nope?page=2', '/category/nope'],
    ['/pages/returns?utm_source=mail', '/pages/returns'],
    ['/search?x=1&page=2&q=red+mouse&all=1', '/search?q=red+mouse&page=2'],
    ['/search?q=dpi&category=mouse&connection=Wired', '/search?q=dpi&category=mouse&connection=Wired'],
    ['/search?q=dpi&category=nope', '/search?q=dpi'],
    ['/payment/0123456789abcdef01234567', '/payment/order'],
    ['/forgot-password?sent=1&x=1', '/forgot-password?sent=1'],
    ['/forgot-password?x=1', '/forgot-password'],
  ])('%s shows the same page as %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  it.each([
    ['/', true],
    ['/login', true],
    ['/reset-password', true],
    ['/reset-password/abc', true],
    ['/payment/ord-1', true],
    ['/seller-dashboard', true],
    ['/seller-dashboard/products/new', true],
    ['/seller-dashboard/view-all-orders/0123456789abcdef01234567', true],
    ['/seller-dashboard/security', true],
    ['/seller-dashboard/security/devices', true],
    ['/seller-dashboard/nope', false],
    ['/seller-dashboard/products/new/more', false],
    ['/nowhere', false],
    ['/category/mouse/more', false],
    ['/category/nope', false],
    ['/pages/terms', true],
    ['/pages/terms.bak', false],
    ['/product/mouse/naga-42', true],
    ['/product/mouse/naga-42.zip', false],
  ])('%s has a screen: %s', (path, leads) => {
    expect(isScreen(path)).toBe(leads);
  });

  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/Login/', '/login'],
    ['/category/mouse', '/category/mouse'],
    ['/Category/MOUSE', '/category/mouse'],
    ['/category/mouse/', '/category/mouse'],
    ['/category/mouse//', '/category/mouse'],
    ['//category//mouse', '/category/mouse'],
    ['/category/%6Douse', '/category/mouse'],
    ['/category/%4Douse', '/category/mouse'],
    ['/%63ategory/mouse', '/category/mouse'],
    ['/pages/Returns', '/pages/returns'],
    ['/index.html', '/'],
    ['/Index.HTML', '/'],
    ['/rendered.html', '/'],
    ['/reset-password/aBc_-1/', '/reset-password/aBc_-1'],
    ['/Payment/aB1', '/payment/aB1'],
    ['/product/Mouse/Naga-42/', '/product/mouse/Naga-42'],
    ['/product/mouse/a%2Fb-42', '/product/mouse/a%2Fb-42'],
    ['/product/mouse/%E1%9E%80-42', '/product/mouse/%E1%9E%80-42'],
    ['/Seller-Dashboard/View-all-orders/aB/', '/seller-dashboard/view-all-orders/aB'],
    // Nothing is at these, however they are written.
    ['/Nowhere/', '/Nowhere/'],
    ['//evil.example/', '//evil.example/'],
    ['/category/nope/', '/category/nope/'],
  ])('%s is written %s', (path, proper) => {
    expect(properPath(path)).toBe(proper);
  });
});
