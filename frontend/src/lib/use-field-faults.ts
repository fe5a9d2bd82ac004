import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../api/problem';
import { useI18n } from './i18n/i18n';
import type { Text } from './i18n/translate';

/** What is wrong with a form's fields, by its own rules and by the server's, in the shopper's language. */
export function useFieldFaults<Form extends FieldValues>(
  { setError, getFieldState, formState }: UseFormReturn<Form>,
  names: readonly Path<Form>[],
) {
  const { t, translateFault } = useI18n();
  const [faults, setFaults] = useState<FieldError[]>([]);

  /**
   * Shows at their fields what the server found wrong and moves the focus to the first of them. False when none is about
   * these fields.
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
