import type { Logo } from '../draw/marks/logo.js';

/** The invented brands of the sample shop and how their logos look. */
export const brands = {
  Apsarion: { emblem: 'crown', emblemColour: '#b8862b', wordColour: '#2b2118', pen: 0.1, spacing: 0.34 },
  Tonlix: { emblem: 'waves', emblemColour: '#1f7ae0', wordColour: '#0d2c54', pen: 0.2, spacing: 0.34 },
  Mekovia: { emblem: 'drop', emblemColour: '#0f9488', wordColour: '#134e4a', pen: 0.14, spacing: 0.32 },
  Kravanti: { emblem: 'peaks', emblemColour: '#2f7d3b', wordColour: '#1d3b22', pen: 0.17, spacing: 0.3 },
  Bayora: { emblem: 'tower', emblemColour: '#d9622b', wordColour: '#3a2a23', pen: 0.22, spacing: 0.36 },
  Lotara: { emblem: 'lotus', emblemColour: '#e0568f', wordColour: '#6b2148', pen: 0.11, spacing: 0.36 },
  Kouprex: { emblem: 'horns', emblemColour: '#d3202f', wordColour: '#17181c', pen: 0.24, spacing: 0.34 },
  Chenlar: { emblem: 'gong', emblemColour: '#6a45d1', wordColour: '#2a1b5c', pen: 0.13, spacing: 0.34 },
  Romdura: { emblem: 'blossom', emblemColour: '#e0a615', wordColour: '#3d3a2d', pen: 0.16, spacing: 0.32 },
  Phnomix: { emblem: 'summit', emblemColour: '#0aa5c9', wordColour: '#1c2530', pen: 0.18, spacing: 0.34 },
} as const satisfies Record<string, Logo>;

export type BrandName = keyof typeof brands;

export const brandNames = Object.keys(brands) as BrandName[];
