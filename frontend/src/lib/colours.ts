/** The colours that sellers name, as they look on a screen. */
const SHADES: Record<string, string> = {
  black: '#1b1d20',
  graphite: '#3c4146',
  gunmetal: '#4a5157',
  charcoal: '#36393d',
  grey: '#9aa1a6',
  gray: '#9aa1a6',
  silver: '#c3c8cc',
  white: '#ffffff',
  ivory: '#f4eeda',
  cream: '#f3e7c8',
  champagne: '#e6cfa6',
  sandstone: '#d3b48c',
  cork: '#c19a6b',
  brown: '#7a5230',
  gold: '#c9a13b',
  yellow: '#f2c230',
  orange: '#ee7a2b',
  red: '#d2333a',
  burgundy: '#6d1f34',
  pink: '#ee9fbd',
  lavender: '#b6a4dc',
  lilac: '#c5a8dd',
  violet: '#7a4fc0',
  purple: '#7b3fa0',
  indigo: '#3f3d9e',
  navy: '#1d2b53',
  blue: '#3f7fd9',
  cyan: '#2bb9d6',
  teal: '#14868c',
  mint: '#8fd6ba',
  green: '#3f8f55',
  olive: '#767a3a',
};

/** The colours that a text such as `Black and red` names, at most three; none if it names none that is known. */
export function coloursIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z]+/);
  const known = words.flatMap((word) => (Object.hasOwn(SHADES, word) ? [SHADES[word]!] : []));
  return [...new Set(known)].slice(0, 3);
}
