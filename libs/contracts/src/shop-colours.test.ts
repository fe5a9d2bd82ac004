import { coloursOf, contrastOf, lowContrastIn } from './shop-colours.js';

const white = '#ffffff';
const parts = ['00', '33', '66', '99', 'cc', 'ff'];
const all = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
const taken = all.filter((brand) => !lowContrastIn({ brand, accent: null }));

it('tells contrasts as WCAG has them', () => {
  expect(contrastOf(white, '#000000')).toBe(21);
  expect(contrastOf('#767676', white)).toBeCloseTo(4.54, 2);
});

it.each(taken)('%s can be read and seen in both themes, with all that follows from it', (brand) => {
  const { light, dark } = coloursOf({ brand, accent: null });
  for (const [colours, ground] of [
    [light, '#eaf1f0'],
    [dark, '#1b2c30'],
  ] as const) {
    expect(contrastOf(colours['--color-link']!, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(colours['--color-brand']!, white)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(colours['--color-brand-strong']!, white)).toBeGreaterThanOrEqual(4.5);
    for (const name of ['--color-on-deep-muted', '--color-on-deep-accent'])
      expect(contrastOf(colours[name]!, brand)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrastOf(dark['--color-brand']!, '#132023')).toBeGreaterThanOrEqual(2.5);
});

it.each(all.filter((accent) => !lowContrastIn({ brand: null, accent })))(
  'what stands on the accent %s can be read',
  (accent) => {
    const { light } = coloursOf({ brand: null, accent });
    expect(contrastOf(light['--color-on-accent']!, accent)).toBeGreaterThanOrEqual(4.5);
  },
);
