import type { Fault } from '../../api/problem';
import { fillIn, type Params } from './translate';
import type { FaultTranslator } from './translate-problem';

export type FaultParams = Readonly<Record<string, unknown>>;

/** The field that a fault is about: its name in the API, and its label for the reader. */
interface FaultyField {
  name: string;
  label: string;
}

/**
 * A text whose `{names}` are filled from the params and `{field}` from the field's label; or a function that makes the
 * text, and returns null when a param is missing.
 */
export type FaultText = string | ((params: FaultParams, field: FaultyField) => string | null);

/** A language's texts for faults by `CODE.reason` or `CODE`, and its labels for fields by their names. */
export interface FaultTexts {
  texts: Readonly<Record<string, FaultText>>;
  labels: Readonly<Record<string, string>>;
}

/** Looks up the text of a fault by its code and reason, else by its code alone. */
export function makeFaultTranslator({ texts, labels }: FaultTexts): FaultTranslator {
  const translate = (fault: Fault): string | null => {
    const { code = '', params = {}, field: name = '', errors } = fault;
    // A refused form is described by the faults of its fields.
    if (code === 'INVALID_INPUT' && Array.isArray(errors) && errors.length > 0)
      return errors.map((one) => translate(one) ?? one.message).join('. ');
    const text = texts[`${code}.${String(params.reason)}`] ?? texts[code];
    if (text === undefined) return null;
    const field = { name, label: labelOf(name, labels) };
    return typeof text === 'function' ? text(params, field) : filled(text, { ...params, field: field.label });
  };
  return translate;
}

/** The label of a field. Indexes of lists count from 1: `cart.0.quantity` becomes `Cart 1 Quantity`. */
function labelOf(name: string, labels: FaultTexts['labels']): string {
  const wordOf = (part: string) =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : (labels[part] ?? part.replaceAll('_', ' '));
  return name.split('.').map(wordOf).join(' ');
}

/** The text with its params; null when one is missing. */
function filled(text: string, params: FaultParams): string | null {
  const isThere = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  const gaps = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return gaps.every((name) => isThere(params[name])) ? fillIn(text, params as Params) : null;
}
