import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { typedInto } from './early-typing';

/**
 * Puts what was typed into a painted form before the shop's code had come into the form that takes it over. The form has this
 * name.
 */
export function useTypedEarly<Form extends FieldValues>(
  name: string,
  { setValue }: Pick<UseFormReturn<Form>, 'setValue'>,
): void {
  const typed = useRef<Record<string, string>>({});
  // Before the fields get their first values, which would replace what stands there.
  useInsertionEffect(() => {
    typed.current = typedInto(name);
  }, [name]);
  // In time for whoever types on.
  useLayoutEffect(() => {
    for (const [field, value] of Object.entries(typed.current))
      setValue(field as Path<Form>, value as PathValue<Form, Path<Form>>);
  }, [setValue]);
}
