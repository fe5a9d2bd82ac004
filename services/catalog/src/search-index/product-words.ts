import { type Category, foldAccents } from '@mekong/contracts';
import { LRUCache } from 'lru-cache';
import type { CategoryFields, Product, SpecField } from '../products/index.js';
import { clustersOf, compactText, khmerWords, searchText, type Cluster } from '@mekong/service-defaults';
import { soundOfKhmer } from './sounds.js';
import { isKhmer, latinWords, partsOf, stemOf } from './words-of.js';

/** What a product is found by, as PostgreSQL's text search vectors. */
export interface ProductWords {
  /** The words of its names, its category, its brand and how its Khmer name sounds. */
  searchNames: string;
  /** The same with weight A, those of its specifications with B, and those of its descriptions with D. */
  searchWords: string;
  /** Those of names and specifications that a mistyped word may mean. */
  correctWords: string[];
}

type Described = Pick<
  Product,
  'name' | 'nameKm' | 'category' | 'brandId' | 'description' | 'descriptionKm' | 'details'
> &
  Partial<Pick<Product, 'sku' | 'barcode'>>;

type Named = Pick<Product, 'name' | 'nameKm' | 'sku' | 'barcode'>;

/** A longer description adds no more words than these. */
const maxDescriptionWords = 100;
/** PostgreSQL takes no longer ones than 2046 bytes, and nobody searches by so many letters: texts without blanks are one word. */
const longestWord = 100;
/** A shorter sound could be that of any word. */
export const shortestSound = 3;

export const categoryWord = (category: Category): string => `=${category}`;
export const brandWord = (brandId: number): string => `@${brandId}`;
export const soundWord = (sound: string): string => `~${sound}`;

/** A code as it is written, and without its blanks and hyphens. */
const wordsOfCode = (code: string | null | undefined): string[] =>
  code ? [...latinWords(foldAccents(code)), compactText(code)].filter(Boolean) : [];

/** The names and codes of a product as searches of staff compare them, also without their blanks and hyphens. */
export function spellingsOf({ name, nameKm, sku, barcode }: Named): string {
  const texts = [name, nameKm, sku, barcode].flatMap((text) => text ?? []);
  return [...new Set([...texts.map(searchText), ...texts.map(compactText)])].join('\n');
}

/** A word of a run of Khmer letters: one cluster, or two that follow each other. */
export const clusterPairs = (clusters: Cluster[]): string[] =>
  clusters.slice(1).map(({ key }, index) => clusters[index]!.key + key);

/** The beginning of a word, by which it is found when it is longer. */
const beginningOf = (word: string): string =>
  word.length > longestWord ? [...word].slice(0, longestWord).join('') : word;

/** Hidden specifications say nothing. */
export function wordsOfProduct(product: Described, specs: CategoryFields): ProductWords {
  const { name, nameKm, category, brandId, description, descriptionKm, details, sku, barcode } = product;
  const names = [foldAccents(name), foldAccents(nameKm ?? '')];
  const ofNames = new Set(
    [
      categoryWord(category),
      category,
      ...(brandId === null ? [] : [brandWord(brandId)]),
      ...names.flatMap(latinWords),
      ...names.flatMap(khmerOf),
      ...soundsOf(names[1]!),
      ...[sku, barcode].flatMap(wordsOfCode),
    ].map(beginningOf),
  );
  const facts = Object.entries(details)
    .filter(([name]) => specs.isShown(name))
    .flatMap(([name, value]) => wordsOfFact(specs.added.get(name) ?? name, value))
    .map(beginningOf);
  const texts = [description, descriptionKm ?? ''].map(foldAccents);
  const ofTexts = texts.flatMap((text) => wordsOfText(text).slice(0, maxDescriptionWords)).map(beginningOf);
  const weights = new Map<string, string>();
  for (const word of ofTexts) weights.set(word, 'D');
  for (const word of facts) weights.set(word, 'B');
  for (const word of ofNames) weights.set(word, 'A');
  return {
    searchNames: [...ofNames].map(quoted).join(' '),
    searchWords: [...weights].map(([word, weight]) => `${quoted(word)}:1${weight}`).join(' '),
    correctWords: [...ofNames, ...facts].filter(isCorrectable),
  };
}

/** Khmer words are not corrected but compared by their sound. */
const isCorrectable = (word: string) => !isKhmer(word) && !/^[=@]/.test(word);

/** A word as PostgreSQL reads it. */
export const quoted = (word: string): string =>
  `'${word.includes("'") || word.includes('\\') ? word.replaceAll(/['\\]/g, '$&$&') : word}'`;

/** `mouse_rgb` that is true is the word rgb; a number also stands with the name of what it counts. */
function wordsOfFact(field: SpecField | string, value: Product['details'][string]): string[] {
  if (value === null || value === false || value === '') return [];
  const label = typeof field === 'string' ? wordsOfName(field) : wordsOfLabels(field);
  const text = typeof value === 'boolean' ? '' : String(value);
  const counted = typeof value === 'number' ? ` ${label.map((word) => `${text} ${word}`).join(' ')}` : '';
  const plain = foldAccents(text);
  return [...latinWords(`${label.join(' ')} ${plain}${counted}`), ...khmerOf(`${label.join(' ')} ${plain}`)];
}

const wordsOfName = (name: string) =>
  name
    .split('_')
    .filter((word) => !/^(mouse|keyboard|headphone|monitor|mousepad|other|features)$/.test(word));

/** What an added specification is called in both languages, and what it counts. */
const wordsOfLabels = ({ label, label_km: labelKm, unit, unit_km: unitKm }: SpecField) =>
  [label, labelKm, unit, unitKm].flatMap((text) => (text ? foldAccents(text).split(' ') : []));

const runsOf = (text: string) => partsOf(text).filter(isKhmer);

const khmerOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => {
    const clusters = clustersOf(run);
    return [...clusters.map(({ key }) => key), ...clusterPairs(clusters)];
  });

/** The words of a description, and the pairs of its Khmer clusters. */
const wordsOfText = (text: string): string[] =>
  partsOf(text).flatMap((part) => (isKhmer(part) ? clusterPairs(clustersOf(part)) : stemOf(part)));

/** Many names have the same words, whose sounds take long to make. */
const sounds = new LRUCache<string, string[]>({ max: 2_000 });

/** The sounds of each word of a Khmer text, and of two words that follow each other, for those who write Khmer in Latin letters. */
const soundsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => {
    const known = sounds.get(run) ?? soundsOfRun(run);
    sounds.set(run, known);
    return known;
  });

function soundsOfRun(run: string): string[] {
  const words = khmerWords(run).map((clusters) => clusters.map((one) => one.text).join(''));
  const pairs = words.slice(1).map((word, index) => words[index]! + word);
  const heard = [...words, ...pairs].map(soundOfKhmer);
  return heard.filter((sound) => sound.length >= shortestSound).map(soundWord);
}
