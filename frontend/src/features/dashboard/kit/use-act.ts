import type { FormInstance } from 'antd';
import { fieldErrorsOf } from '../../../api/problem';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { confirm } from './confirm';

interface ActWords {
  /** What is asked first; a no ends it. */
  question?: string;
  /** What is told once it is done. */
  done?: string;
  /** What is told when it fails, above the server's reason; or both in one sentence. */
  failed: string | ((reason: string | null) => string);
  /** Takes failures that are shown in another way; true of those. */
  otherwise?: (error: unknown) => boolean;
  /** The form that was sent: what the server finds wrong is shown at the fields that it is about. */
  form?: FormInstance;
}

/** The one way to do something, to ask before and to tell of it. Resolves with the result; null when it was not done. */
export function useAct() {
  const { translateProblem, translateFault } = useStaffI18n();

  const showAtFields = (error: unknown, form: FormInstance): boolean => {
    const faults = fieldErrorsOf(error);
    form.setFields(faults.map((fault) => ({ name: fault.field, errors: [translateFault(fault)] })));
    return faults.length > 0;
  };

  const showFailure = (failed: ActWords['failed'], error: unknown) => {
    if (typeof failed === 'string') toastFailure(failed, error, translateProblem);
    else toastFailure(failed(translateProblem(error)), error, () => null);
  };

  return async <Result>(work: () => Promise<Result>, words: ActWords): Promise<{ result: Result } | null> => {
    const { question, done, failed, otherwise, form } = words;
    if (question !== undefined && !confirm(question)) return null;
    try {
      const result = await work();
      if (done !== undefined) toast.success(done);
      return { result };
    } catch (error) {
      const isShown = otherwise?.(error) || (form && showAtFields(error, form));
      if (!isShown) showFailure(failed, error);
      return null;
    }
  };
}
