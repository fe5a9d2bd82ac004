import type { Language } from '@mekong/contracts';
import { en, type Words } from './en.js';
import { km } from './km.js';

export const words: Record<Language, Words> = { en, km };
export type { Words };
