import { useState } from 'react';
import { useForm, type FieldValues, type Path, type UseFormProps } from 'react-hook-form';
import { useI18n } from '../../lib/i18n/i18n';
import { showFieldErrors } from '../../lib/show-field-errors';
import type { AuthFailure } from './auth-thunks';

/** A form whose refusals stand at the fields that they are about; `isInline` says when they do. */
export function useAuthForm<Form extends FieldValues>(
  names: readonly Path<Form>[],
  options?: UseFormProps<Form>,
) {
  const form = useForm<Form>(options);
  const { said } = useI18n();
  const [isInline, setIsInline] = useState(false);

  const showFailure = (failure: unknown) => {
    const fields = (failure as Partial<AuthFailure>).fields ?? [];
    setIsInline(showFieldErrors(fields, names, form.setError));
  };

  const errorOf = (name: Path<Form>): string | undefined => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message ? said(message) : undefined;
  };

  return { ...form, isInline, showFailure, errorOf };
}
