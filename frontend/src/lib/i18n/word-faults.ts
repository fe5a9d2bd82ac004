import type { Fault } from '../../api/problem';
import { fillIn, type Params } from './translate';
import type { Wording } from './translate-problem';

export type FaultParams = Readonly<Record<string, unknown>>;

/** The field that a fault is about: what the API calls it, and what the reader does. */
interface FaultyField {
  name: string;
  label: string;
}

/**
 * A text whose `{names}` are filled from the params, `{field}` by the field's label; or how the text is made of them,
 * null where they do not hold what it needs.
 */
export type FaultText = string | ((params: FaultParams, field: FaultyField) => string | null);

/** A language's words for faults: texts by `CODE.reason` or `CODE`, and labels by the names of fields. */
export interface FaultWords {
  texts: Readonly<Record<string, FaultText>>;
  labels: Readonly<Record<string, string>>;
}

/** Words faults by their codes: with the reason, else without. */
export function wordFaults({ texts, labels }: FaultWords): Wording {
  const wording = (fault: Fault): string | null => {
    const { code = '', params = {}, field: name = '', errors } = fault;
    // What a form is refused for is said by its fields alone.
    if (code === 'INVALID_INPUT' && Array.isArray(errors) && errors.length > 0)
      return errors.map((one) => wording(one) ?? one.message).join('. ');
    const text = texts[`${code}.${String(params.reason)}`] ?? texts[code];
    if (text === undefined) return null;
    const field = { name, label: labelOf(name, labels) };
    return typeof text === 'function' ? text(params, field) : filled(text, { ...params, field: field.label });
  };
  return wording;
}

/** What a field is called; of a list, with the place in it: `cart.0.quantity` is the first one's. */
function labelOf(name: string, labels: FaultWords['labels']): string {
  const wordOf = (part: string) =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : (labels[part] ?? part.replaceAll('_', ' '));
  return name.split('.').map(wordOf).join(' ');
}

/** The text with its gaps filled; null where something is missing. */
function filled(text: string, params: FaultParams): string | null {
  const isThere = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  const gaps = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return gaps.every((name) => isThere(params[name])) ? fillIn(text, params as Params) : null;
}
