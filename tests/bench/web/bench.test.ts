import { figuresOf, median, shortfallsOf } from './figures.mjs';
import { foreignRequests, imageBytes } from './first-load.mjs';
import { report } from './report.mjs';

const scores = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
const aPage = (name: string, but = {}) => ({
  name,
  url: 'http://shop.test/',
  figures: { ...scores, LCP: 1_500, CLS: 0, TBT: 20, ...but },
  shortfalls: [] as string[],
  requests: [[]],
  environment: { hostUserAgent: 'HeadlessChrome/140.0', benchmarkIndex: 1500 },
});
const reported = (...measured: ReturnType<typeof aPage>[]) =>
  report({ shopUrl: 'http://shop.test', runs: 1, measured });

const aVisit = (but = {}) => ({
  requestedUrl: 'http://shop.test/checkout',
  finalDisplayedUrl: 'http://shop.test/checkout',
  categories: { performance: { score: 0.954 } },
  audits: { 'largest-contentful-paint': { numericValue: 1_234 } },
  ...but,
});

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[undefined, 5], 5],
    [[], undefined],
  ])('of %j is %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('the figures of a visit', () => {
  it('are rounded scores and times, undefined if the browser has none', () => {
    expect(figuresOf(aVisit())).toMatchObject({
      performance: 95,
      seo: undefined,
      LCP: 1_234,
      TBT: undefined,
    });
  });

  it('come with a shortfall when another page was shown', () => {
    const visit = aVisit({ finalDisplayedUrl: 'http://shop.test/login' });
    expect(shortfallsOf(visit)).toEqual(['another page was shown: http://shop.test/login']);
  });
});

describe('the shortfalls of a visit', () => {
  const messages = {
    title: 'Errors were logged',
    score: 0,
    details: { items: [{ url: '/a' }, { url: '/b' }] },
  };
  const seo = {
    title: 'SEO',
    auditRefs: [
      { id: 'errors', weight: 1 },
      { id: 'hints', weight: 0 },
    ],
  };

  it('name the failed audits that count, with the first place', () => {
    const visit = aVisit({ categories: { seo }, audits: { errors: messages, hints: messages } });
    expect(shortfallsOf(visit)).toEqual(['SEO: Errors were logged (errors): /a, and 1 more']);
  });

  it('name a text that the page should have shown', () => {
    expect(shortfallsOf(aVisit({ missing: 'Swift Keyboard' }))[0]).toContain(
      '"Swift Keyboard" was not shown',
    );
  });
});

describe('a page that is kept out of search engines on purpose', () => {
  const refs = [
    { id: 'is-crawlable', weight: 4 },
    { id: 'document-title', weight: 1 },
    { id: 'meta-description', weight: 1 },
  ];
  const visitOf = (crawlable: number, title: number) =>
    aVisit({
      categories: { seo: { title: 'SEO', score: 0.5, auditRefs: refs } },
      audits: {
        'is-crawlable': { title: 'Page is blocked from indexing', score: crawlable },
        'document-title': { title: 'Document has no title', score: title },
        'meta-description': { title: 'Document has no description', score: 1 },
      },
    });

  it('has the score of SEO of all else, and falls short by nothing', () => {
    expect(figuresOf(visitOf(0, 1), { keptOut: true }).seo).toBe(100);
    expect(shortfallsOf(visitOf(0, 1), { keptOut: true })).toEqual([]);
    expect(figuresOf(visitOf(0, 0), { keptOut: true }).seo).toBe(50);
    expect(shortfallsOf(visitOf(0, 0), { keptOut: true })).toEqual([
      'SEO: Document has no title (document-title)',
    ]);
  });

  it('falls short where they may show it', () => {
    expect(shortfallsOf(visitOf(1, 1), { keptOut: true })).toEqual(['search engines may show the page']);
  });

  it('is the only kind that may be blocked', () => {
    expect(figuresOf(visitOf(0, 1)).seo).toBe(50);
    expect(shortfallsOf(visitOf(0, 1))).toEqual(['SEO: Page is blocked from indexing (is-crawlable)']);
  });
});

describe('the requests of a visit', () => {
  it('are foreign when they go to another host', () => {
    const requests = [
      [{ url: 'http://shop.test/a.js' }, { url: 'https://fonts.test/b' }, { url: 'data:image/png,' }],
    ];
    expect(foreignRequests({ url: 'http://shop.test/', requests })).toEqual([
      { url: 'https://fonts.test/b' },
    ]);
  });

  it('sum up the bytes of the images', () => {
    const requests = [
      { resourceType: 'Image', transferSize: 700 },
      { resourceType: 'Image', transferSize: 300 },
      { resourceType: 'Script', transferSize: 9_000 },
    ];
    expect(imageBytes(requests)).toBe(1_000);
  });
});

describe('the report', () => {
  it('compares a page with the floor and shows a missed target in bold', async () => {
    const text = await reported(aPage('floor', { LCP: 500 }), aPage('landing'));
    expect(text).toContain('| landing | **90** | 100 | 100 | 100 | 1.50 s (3.0 × floor) | 0.000 | 20 ms |');
  });

  it('lists the shortfalls', async () => {
    const landing = { ...aPage('landing'), shortfalls: ['SEO: no title'] };
    expect(await reported(aPage('floor'), landing)).toContain('- landing: SEO: no title');
  });
});
