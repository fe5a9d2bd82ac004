import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './session-drafts';
import { useCustomer } from './use-customer';
import { useForm, type Rules } from './use-form';

/**
 * A customer's form, as `useForm` has it, whose typed texts are kept under a name until `forget`: they survive a reload, which a phone
 * does by itself after its camera was used, and the end of the session.
 */
export function useKeptForm<Values extends { [Field in keyof Values]?: string }>(
  name: string,
  start: Values,
  rules: Rules<Values> = {},
) {
  const owner = useCustomer()?.id ?? '';
  const [before] = useState(() => {
    const kept = Object.entries(readDraft(name, owner)).filter(([field]) => field in start);
    return Object.fromEntries(kept) as Partial<Values>;
  });
  const form = useForm(start, rules, before);
  const texts = form.isTyped ? JSON.stringify(form.typed) : null;
  useEffect(() => {
    // Nobody is known any more where the session has ended.
    if (owner === '') return;
    if (texts === null) forgetDraft(name);
    else keepDraft(name, owner, JSON.parse(texts));
  }, [name, owner, texts]);
  return { ...form, forget: () => forgetDraft(name) };
}
