/** What text needs to be read on a colour, and what a button needs to be seen on one. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const forText = 4.5;
const forParts = 3;
/** A filled button on the dark page; its own words say the rest. */
const forFills = 2.5;

const white = '#ffffff';
const black = '#000000';
/** Of the themes in `frontend/src/app/tokens.css`: the least bright ground of the light one, the brightest of the dark one. */
const lightGround = '#eaf1f0';
const darkGround = '#1b2c30';
const darkSurface = '#132023';
/** The shop's own colours while an admin has chosen none. */
const usual = { brand: '#17808f', accent: '#f2b441' };

/** The colours that an admin may choose, as `#rrggbb`; null for the shop's usual one. */
export interface ShopColours {
  /** Of filled buttons, links and the top of the landing page. */
  brand: string | null;
  /** Of what shall be seen first. */
  accent: string | null;
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

function lightOf(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** How well two colours are told apart, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [dark, light] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function mixed(colour: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(colour).map((part, at) => Math.round(part + (others[at]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour, with as little of the other one as it takes to be told apart so well from a ground. */
function until(colour: string, other: string, ground: string, needed: number): string {
  let found = colour;
  for (let share = 0; share <= 1 && contrastOf(found, ground) < needed; share += 0.02)
    found = mixed(colour, other, share);
  return found;
}

/** Why a colour cannot be read or seen: on what, its contrast there, and what it needs. */
export interface LowContrast {
  field: 'brand' | 'accent';
  on: 'white-text' | 'brand';
  is: number;
  needs: number;
}

/** What is wrong with these colours in the light or the dark theme, if anything; all that is not chosen is made to fit. */
export function lowContrastIn({ brand, accent }: ShopColours): LowContrast | undefined {
  // Filled with it are buttons in both themes, whose words are white.
  const withText = brand ? contrastOf(brand, white) : forText;
  if (withText < forText)
    return { field: 'brand', on: 'white-text', is: roundedDown(withText), needs: forText };
  const onBrand = contrastOf(accent ?? usual.accent, brand ?? usual.brand);
  // The usual accent stays where another brand leaves too little of it: nobody has chosen it.
  if (accent && onBrand < forParts)
    return { field: 'accent', on: 'brand', is: roundedDown(onBrand), needs: forParts };
  return undefined;
}

const reasons = {
  'white-text': 'is too light: white text on it',
  brand: 'is too close to the brand color: a button on that',
};

/** Why a colour is refused, after its name. */
export const lowContrastText = ({ on, is, needs }: LowContrast): string =>
  `${reasons[on]} has a contrast of ${is}, and needs ${needs}`;

/** So that what is refused never seems to be enough. */
const roundedDown = (contrast: number) => Math.floor(contrast * 10) / 10;

/** The colours of one theme, by their names in the storefront. */
type Tokens = Record<string, string>;

/** The shop's colours in both themes; those that follow from none are left out. */
export function coloursOf({ brand, accent }: ShopColours): { light: Tokens; dark: Tokens } {
  const both = { ...(brand && onBrandColours(brand)), ...(accent && accentColours(accent)) };
  return {
    light: { ...(brand && lightColours(brand)), ...both },
    dark: { ...(brand && darkColours(brand)), ...both },
  };
}

const lightColours = (brand: string): Tokens => ({
  '--color-brand': brand,
  '--color-brand-strong': mixed(brand, black, 0.25),
  '--color-link': until(brand, black, lightGround, 5),
});

function darkColours(brand: string): Tokens {
  const lighter = until(brand, white, darkSurface, forFills);
  return {
    '--color-brand': lighter,
    '--color-brand-strong': mixed(lighter, black, 0.2),
    '--color-link': until(brand, white, darkGround, 6),
  };
}

/** Of the bar at the top and the top of the landing page, which are the same in both themes. */
function onBrandColours(brand: string): Tokens {
  const deep = mixed(brand, black, 0.4);
  return {
    '--color-deep': deep,
    '--gradient-deep': `linear-gradient(120deg, ${deep}, ${mixed(brand, black, 0.2)} 60%, ${brand})`,
    '--color-on-deep-muted': until('#d7edf0', white, brand, forText),
    '--color-on-deep-accent': until('#ffd98f', white, brand, forText),
  };
}

function accentColours(accent: string): Tokens {
  const onAccent = contrastOf(accent, '#2b1d00') >= forText ? '#2b1d00' : white;
  return {
    '--color-accent': accent,
    '--color-on-accent': contrastOf(accent, onAccent) >= forText ? onAccent : black,
    '--color-accent-hover': mixed(accent, onAccent === white ? black : white, 0.15),
  };
}
