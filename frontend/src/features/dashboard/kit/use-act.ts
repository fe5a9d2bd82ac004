import type { FormInstance } from 'antd';
import { useId, useRef } from 'react';
import { fieldErrorsOf } from '../../../api/field-errors';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useReason } from '../../../lib/use-reason';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useConfirm, type Question } from './confirm';
import { TO_FAULT } from './to-fault';

interface ActOptions<Result = unknown> {
  /** Asks this first; does nothing if the user declines. */
  ask?: Question;
  /** The toast on success; or a function of what was answered. */
  done?: string | ((result: Result) => string);
  /** The toast on failure, shown above the server's reason; or a function that puts both into one sentence. */
  failed: string | ((reason: string | null) => string);
  /** Shows an error in another way. Returns true if it has done so. */
  handleError?: (error: unknown) => boolean;
  /** The form that was sent, so that the server's errors are shown at its fields. */
  form?: FormInstance;
  /** Shows the toast on failure beside what is shown at its fields. */
  isToastToo?: boolean;
}

/**
 * Runs an action: asks first, shows toasts for success and failure. Resolves with the result, or null if it was not done. The
 * failure of one is told until the next begins.
 */
export function useAct() {
  const { translateFault } = useStaffI18n();
  const reasonOf = useReason();
  const confirm = useConfirm();
  const id = useId();
  const attempts = useRef(0);
  // Each failure has an id of its own: a toast that is removed takes one of the same id with it that comes a moment later.
  const failureId = () => `${id}${attempts.current}`;

  const showAtFields = (error: unknown, form: FormInstance): boolean => {
    const paths = new Map(form.getFieldsError().map(({ name }) => [name.join('.'), name]));
    const faults = fieldErrorsOf(error);
    const atFields = faults.filter(({ field }) => paths.has(field));
    form.setFields(
      atFields.map((fault) => ({ name: paths.get(fault.field)!, errors: [translateFault(fault)] })),
    );
    // As after a fault that the form finds itself.
    const first = [...paths.values()].find((name) => form.getFieldError(name).length > 0);
    if (first) form.scrollToField(first, TO_FAULT);
    return atFields.length > 0 && atFields.length === faults.length;
  };

  const showFailure = (failed: ActOptions['failed'], error: unknown) => {
    if (typeof failed === 'string') toastFailure(failed, error, reasonOf, failureId());
    else toastFailure(failed(reasonOf(error)), error, () => null, failureId());
  };

  return async <Result>(
    work: () => Promise<Result>,
    options: ActOptions<Result>,
  ): Promise<{ result: Result } | null> => {
    const { ask, done, failed, handleError, form, isToastToo } = options;
    if (ask && !(await confirm(ask))) return null;
    toast.clear(failureId());
    attempts.current += 1;
    try {
      const result = await work();
      if (done !== undefined) toast.success(typeof done === 'string' ? done : done(result));
      return { result };
    } catch (error) {
      const isShown = handleError?.(error) || (form && showAtFields(error, form));
      if (!isShown || isToastToo) showFailure(failed, error);
      return null;
    }
  };
}
