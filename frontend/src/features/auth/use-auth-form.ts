import { useState } from 'react';
import { fieldErrorsOf } from '../../api/field-errors';
import { useForm, type Rules } from '../../lib/use-form';

/** A form that shows the server's errors at its fields; `isInline` says whether the last failure is shown there. */
export function useAuthForm<Values extends Record<string, string>>(start: Values, rules: Rules<Values>) {
  const form = useForm(start, rules);
  const [isInline, setIsInline] = useState(false);
  const showFailure = (failure: unknown) => setIsInline(form.showFaults(fieldErrorsOf(failure)));
  return { ...form, isInline, showFailure };
}
