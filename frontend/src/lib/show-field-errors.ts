import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { FieldError } from '../api/problem';

/**
 * Puts the server's words at the form's fields that they are about and moves the focus to the first of them.
 * False when they are about none of these fields.
 */
export function showFieldErrors<Form extends FieldValues>(
  errors: FieldError[],
  names: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): boolean {
  const atFields = names.flatMap((name) => errors.find(({ field }) => field === name) ?? []);
  atFields.forEach(({ field, message }, index) =>
    setError(field as Path<Form>, { message }, { shouldFocus: index === 0 }),
  );
  return atFields.length > 0;
}
