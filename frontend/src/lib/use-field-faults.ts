import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../api/problem';
import { useI18n } from './i18n/i18n';
import type { Text } from './i18n/translate';

/** The errors of a form's fields in the shopper's language, both from the form's rules and from the server. */
export function useFieldFaults<Form extends FieldValues>(
  { setError, getFieldState, formState }: UseFormReturn<Form>,
  names: readonly Path<Form>[],
) {
  const { t, translateFault } = useI18n();
  const [faults, setFaults] = useState<FieldError[]>([]);

  /**
   * Shows the server's errors at their fields and focuses the first one. Returns false when none of them belongs to these
   * fields.
   */
  const showFaults = (found: FieldError[]): boolean => {
    const atFields = names.flatMap((name) => found.find(({ field }) => field === name) ?? []);
    setFaults(atFields);
    atFields.forEach(({ field, message }, index) =>
      setError(field as Path<Form>, { message }, { shouldFocus: index === 0 }),
    );
    return atFields.length > 0;
  };

  const errorOf = (name: Path<Form>): string | undefined => {
    const message = getFieldState(name, formState).error?.message;
    if (!message) return undefined;
    const fault = faults.find((one) => one.field === name && one.message === message);
    return fault ? translateFault(fault) : t(message as Text);
  };

  return { showFaults, errorOf };
}
