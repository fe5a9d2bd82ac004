import type { FormInstance } from 'antd';
import { fieldErrorsOf } from '../../../api/problem';
import { toastFailure } from '../../../lib/toast-failure';

/** Puts the server's words, as `said` has them, at the fields that they are about, or into a toast under `title` when they are about none. */
export function showFormFailure(
  form: FormInstance,
  title: string,
  error: unknown,
  said: (message: string) => string,
): void {
  const fields = fieldErrorsOf(error);
  if (fields.length === 0) return toastFailure(title, error, said);
  form.setFields(fields.map(({ field, message }) => ({ name: field, errors: [said(message)] })));
}
