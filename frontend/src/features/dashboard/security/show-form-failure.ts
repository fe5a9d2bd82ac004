import type { FormInstance } from 'antd';
import { fieldErrorsOf } from '../../../api/problem';
import { toastFailure } from '../../../lib/toast-failure';
import type { useStaffI18n } from '../i18n/staff-i18n';

/** Says what the server found wrong at the fields that it is about, or in a toast under `title` when it is about none. */
export function showFormFailure(
  form: FormInstance,
  title: string,
  error: unknown,
  { translateProblem, translateFault }: ReturnType<typeof useStaffI18n>,
): void {
  const fields = fieldErrorsOf(error);
  if (fields.length === 0) return toastFailure(title, error, translateProblem);
  form.setFields(fields.map((fault) => ({ name: fault.field, errors: [translateFault(fault)] })));
}
