import type { km } from './km/texts';

/** Every text of the storefront, in English. A text without its Khmer does not compile. */
export type Text = keyof typeof km;

/** Khmer by English; null for English itself. */
export type Dictionary = Readonly<Record<string, string>> | null;

export type Params = Record<string, string | number>;

/** The text in the dictionary's language, or as it is where the dictionary does not have it. */
export function lookUp(dictionary: Dictionary, text: string): string {
  return dictionary?.[text] ?? text;
}

/** The text with each `{name}` replaced by its param. */
export function fillIn(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
