import { useState } from 'react';
import { useForm, type FieldValues, type Path, type UseFormProps } from 'react-hook-form';
import { fieldErrorsOf } from '../../api/field-errors';
import { useFieldFaults } from '../../lib/use-field-faults';

/** A form that shows the server's errors at its fields; `isInline` says whether the last failure is shown there. */
export function useAuthForm<Form extends FieldValues>(
  names: readonly Path<Form>[],
  options?: UseFormProps<Form>,
) {
  const form = useForm<Form>(options);
  const { showFaults, errorOf } = useFieldFaults(form, names);
  const [isInline, setIsInline] = useState(false);
  const showFailure = (failure: unknown) => setIsInline(showFaults(fieldErrorsOf(failure)));
  return { ...form, isInline, showFailure, errorOf };
}
