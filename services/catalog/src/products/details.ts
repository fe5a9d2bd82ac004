import { type Category, isBlank } from '@mekong/contracts';
import { text } from '@mekong/service-defaults';
import { z } from 'zod';
import {
  asAmount,
  asDots,
  asGrams,
  asMillimetres,
  asNumber,
  asText,
  asWeight,
  asYesOrNo,
  notWhole,
} from './reading.js';

/** A schema for a detail that is null in an empty cell or form field; `read` converts a value for the schema. */
const optional = <S extends z.ZodType>(schema: S, read: (value: unknown) => unknown) =>
  z.preprocess((value) => (isBlank(value) ? null : read(value)), schema.nullable());

const words = optional(text(300), asText);
const number = z.number('must be a number').min(0).max(1_000_000);
const dots = optional(
  z.number('must be a number').refine(Number.isInteger, notWhole).min(0).max(1_000_000),
  asDots,
);
const grams = optional(number, asGrams);
const millimetres = optional(number, asMillimetres);
const weight = optional(number, asWeight);
const yesOrNo = optional(z.boolean('must be yes or no'), asYesOrNo);

/** The specifications of each category, by their names on the product page. */
export const detailSchemas = {
  mouse: z.object({
    dpi: dots,
    mouse_rgb: yesOrNo,
    connection: words,
    battery: words,
    weight_grams: grams,
    mouse_color: words,
    mouse_other_features: words,
  }),
  keyboard: z.object({
    layout: words,
    switch_type: words,
    keyboard_color: words,
    keyboard_rgb: yesOrNo,
    keyboard_connection: words,
    keycap_material: words,
    keyboard_battery: words,
    keyboard_weight_grams: grams,
    keyboard_other_features: words,
  }),
  headphone: z.object({
    frequency_response: words,
    mic: yesOrNo,
    headphone_connection: words,
    surround_sound: yesOrNo,
    headphone_battery: words,
    headphone_weight_grams: grams,
    headphone_color: words,
    headphone_other_features: words,
  }),
  monitor: z.object({
    screen_size: words,
    resolution: words,
    refresh_rate: words,
    panel_type: words,
    monitor_connection: words,
    monitor_color: words,
    monitor_weight: weight,
  }),
  mousepad: z.object({ size: words, material: words, thickness_mm: millimetres, mousepad_color: words }),
} satisfies Record<Category, z.ZodObject>;

/** What the value of a specification is. */
export const specKinds = ['text', 'number', 'yes_no'] as const;
export type SpecKind = (typeof specKinds)[number];

const kinds = new Map<z.ZodType, SpecKind>([
  [words, 'text'],
  [dots, 'number'],
  [grams, 'number'],
  [millimetres, 'number'],
  [weight, 'number'],
  [yesOrNo, 'yes_no'],
]);

/** The specifications of a category that the shop itself has, by their names, with their kinds. */
export const ownKinds = (category: Category): [name: string, SpecKind][] =>
  Object.entries(detailSchemas[category].shape).map(([name, schema]) => [name, kinds.get(schema)!]);

/** The schema of a specification that an admin has added; a number may be followed by one of its units. */
export function addedSchema(kind: SpecKind, units: string[]): z.ZodType {
  if (kind === 'text') return words;
  if (kind === 'yes_no') return yesOrNo;
  return optional(number, (value) => asAmount(value, units));
}

export type Details = Record<string, string | number | boolean | null>;

const unknown = Object.fromEntries(
  Object.entries(detailSchemas).map(([category, { shape }]) => [
    category,
    Object.fromEntries(Object.keys(shape).map((name) => [name, null])),
  ]),
) as Record<Category, Details>;

/** With null for those that were added to the category after the product was saved. */
export const wholeDetails = (category: Category, details: Details): Details => ({
  ...unknown[category],
  ...details,
});

/** Other names for some of them in the create form. */
const aliases: Record<Category, Record<string, string>> = {
  mouse: { mouse_connection: 'connection', mouse_battery: 'battery', mouse_weight_grams: 'weight_grams' },
  keyboard: { others_features: 'keyboard_other_features' },
  headphone: { frequency_respone: 'frequency_response' },
  monitor: {},
  mousepad: {},
};

export const modelNames: Record<Category, string> = {
  mouse: 'MouseModel',
  keyboard: 'KeyboardModel',
  headphone: 'HeadphoneModel',
  monitor: 'MonitorModel',
  mousepad: 'MousepadModel',
};

/** All names of specifications, of all categories. */
export const detailFields: ReadonlySet<string> = new Set(
  (Object.keys(detailSchemas) as Category[]).flatMap((category) => [
    ...Object.keys(detailSchemas[category].shape),
    ...Object.keys(aliases[category]),
  ]),
);

/** What is kept as it was typed, beside the number that it means, by the number's name. */
export const typedNames: ReadonlyMap<string, string> = new Map([['monitor_weight', 'monitor_weight_text']]);

/**
 * The texts as typed of those given details that are kept so. A number alone says it all, and takes away the text that the
 * product `had`.
 */
export function typedTexts(given: Record<string, unknown>, had: Details = {}): Record<string, string | null> {
  const texts = [...typedNames].flatMap(([name, text]) => {
    if (!(name in given)) return [];
    const value = given[name];
    const isTyped = typeof value === 'string' && !isBlank(value) && typeof asNumber(value) !== 'number';
    if (isTyped) return [[text, value.trim()]];
    return text in had ? [[text, null]] : [];
  });
  return Object.fromEntries(texts) as Record<string, string | null>;
}

/** The colour of a product; '' without one. */
export function colourOf(details: Details): string {
  const colour = Object.entries(details).find(([name]) => name.endsWith('_color'))?.[1];
  return typeof colour === 'string' ? colour : '';
}

/** For a field with two names, one by the other. */
export const sameFields: ReadonlyMap<string, string> = new Map(
  Object.values(aliases).flatMap((names) => Object.entries(names)),
);

/** Those of the given fields that are specifications of this category, by their names on the product page. */
export function pickDetails(category: Category, given: Record<string, unknown>): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const [alias, name] of Object.entries(aliases[category]))
    if (alias in given && isBlank(given[name])) picked[name] = given[alias];
  for (const name of Object.keys(detailSchemas[category].shape))
    if (name in given && !(name in picked)) picked[name] = given[name];
  return picked;
}
