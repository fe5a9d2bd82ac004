import { coloursOf, lowContrastIn } from './shop-colours.js';

const white = '#ffffff';
const parts = ['00', '33', '66', '99', 'cc', 'ff'];
const all = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
const taken = all.filter((brand) => !lowContrastIn({ brand, accent: null }));

/** By the words of WCAG 2.2, apart from the code that is tested: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (more + 0.05) / (less + 0.05);
}

function luminance(colour: string): number {
  const linear = (at: number) => {
    const share = Number(`0x${colour.slice(at, at + 2)}`) / 0xff;
    return share > 0.04045 ? Math.pow((share + 0.055) / 1.055, 2.4) : share / 12.92;
  };
  return linear(1) * 0.2126 + linear(3) * 0.7152 + linear(5) * 0.0722;
}

it('tells contrasts as WCAG has them', () => {
  expect(lowContrastIn({ brand: '#767676', accent: null })).toBeUndefined();
  expect(lowContrastIn({ brand: '#777777', accent: null })).toMatchObject({ on: 'white-text', is: 4.4 });
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
