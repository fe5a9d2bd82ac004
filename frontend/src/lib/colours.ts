/** The colours that sellers name, as they look on a screen. */
const SHADES = new Map(
  Object.entries({
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
    midnight: '#191f3f',
    green: '#3f8f55',
    olive: '#767a3a',
  }),
);

/** Colours of two words, of which the second alone is another one. */
const PHRASES = new Map(
  Object.entries({
    'midnight blue': '#191f3f',
    'navy blue': '#1d2b53',
    'dark blue': '#1f3d7a',
    'light blue': '#9cc4ee',
    'sky blue': '#7fbfe8',
    'dark green': '#1f5133',
    'light green': '#a5d6a7',
    'dark grey': '#4a4f54',
    'dark gray': '#4a4f54',
    'light grey': '#d3d7da',
    'light gray': '#d3d7da',
    'space grey': '#4b4f54',
    'space gray': '#4b4f54',
    'rose gold': '#e0b0a4',
    'dark red': '#8b1e24',
    'light pink': '#f6cfdd',
  }),
);

/** The colours that a text such as `Black and red` names, at most three; none if it names none that is known. */
export function coloursIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z]+/);
  const known = words.flatMap((word, place) => {
    const shade = PHRASES.get(`${words[place - 1]} ${word}`) ?? SHADES.get(word);
    return shade && !PHRASES.has(`${word} ${words[place + 1]}`) ? [shade] : [];
  });
  return [...new Set(known)].slice(0, 3);
}
