import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { FieldError } from '../api/problem';
import { useI18n } from './i18n/i18n';
import type { Text } from './i18n/translate';

/** What the fields of a form have, by their names. */
type Texts<Values> = { [Name in keyof Values]?: string };

/** Tells what is wrong with a field, undefined for nothing; `values` are those of all fields. */
type Rule<Values> = (value: string, values: Values) => Text | undefined;
export type Rules<Values> = { [Name in keyof Values]?: Rule<Values> };

/** The rule that a field is not left blank. */
export const filled =
  (otherwise: Text) =>
  (value = ''): Text | undefined =>
    value.trim() === '' ? otherwise : undefined;

/** A fault of a rule, or of the server. */
type Faults<Values> = { [Name in keyof Values]?: Text | FieldError };

/**
 * A form that begins with these values, and has what was typed on top of them: a first value that changes shows where nothing was
 * typed. Its rules are asked when it is submitted, and from then on at every change of a field. `kept` was typed before.
 */
export function useForm<Values extends Texts<Values>>(
  start: Values,
  rules: Rules<Values> = {},
  kept: Partial<Values> = {},
) {
  type Name = keyof Values & string;
  const { t, translateFault } = useI18n();
  const [typed, setTyped] = useState(kept);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const values = { ...start, ...typed };

  const faultOf = (name: Name, all: Values) => rules[name]?.(all[name] ?? '', all);

  /** Writes into fields, as typing does; what is none of them is left out. */
  const put = (texts: Partial<Values>): void => {
    const names = Object.keys(texts).filter((name): name is Name => name in start);
    setTyped((before) => {
      const after = { ...before };
      for (const name of names)
        if (texts[name] === start[name]) delete after[name];
        else after[name] = texts[name];
      return after;
    });
    const found = names.map((name) => [
      name,
      isSubmitted ? faultOf(name, { ...values, ...texts }) : undefined,
    ]);
    setFaults((before) => ({ ...before, ...Object.fromEntries(found) }));
  };

  /** Begins anew. */
  const reset = (): void => {
    setTyped({});
    setFaults({});
    setSubmitted(false);
  };

  /** Shows these faults in place of those of before, and focuses the first field that has one; false where none has. */
  const show = (found: Faults<Values>): boolean => {
    setFaults(found);
    const controls = [...(element.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in found)?.focus();
    return Object.keys(found).length > 0;
  };

  /** Shows the server's errors at their fields. Returns false when none of them belongs to these fields. */
  const showFaults = (refused: FieldError[]): boolean => {
    const atFields = refused.filter(({ field }) => field in start).reverse();
    return show(Object.fromEntries(atFields.map((fault) => [fault.field, fault])) as Faults<Values>);
  };

  /** For the form: hands on its values if no rule is broken, else says so at the fields. */
  const submit =
    (send: (values: Values) => Promise<unknown>, onBroken?: () => void) =>
    (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      element.current = event.currentTarget;
      setSubmitted(true);
      const broken = Object.keys(rules).flatMap((name) => {
        const fault = faultOf(name as Name, values);
        return fault ? [[name, fault]] : [];
      });
      if (show(Object.fromEntries(broken) as Faults<Values>)) onBroken?.();
      else void send(values);
    };

  const errorOf = (name: Name): string | undefined => {
    const fault: Text | FieldError | undefined = faults[name];
    if (!fault) return undefined;
    return typeof fault === 'string' ? t(fault) : translateFault(fault);
  };

  /** For an input or a select. */
  const field = (name: Name) => ({
    name,
    value: values[name] ?? '',
    error: errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      put({ [name]: target.value } as Partial<Values>),
  });

  return { values, typed, isTyped: Object.keys(typed).length > 0, field, put, reset, submit, showFaults };
}
