import { staleEditOf } from '../../../api/stale-edit';
import { useChangeQuestionMutation } from '../../../api/staff-questions-api';
import type { StaffQuestion } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

/** Hides or shows the version of a question that was read. If it has changed meanwhile, a toast says so and the list is refreshed. */
export function useQuestionChange({ id, version }: StaffQuestion) {
  const { t } = useStaffI18n();
  const [changeQuestion, { isLoading }] = useChangeQuestionMutation();
  const act = useAct();

  const warnOfStale = (error: unknown): boolean => {
    const isStale = staleEditOf(error) !== null;
    if (isStale)
      toast.error(t('The question has changed meanwhile and is shown as it is now. Please look again.'));
    return isStale;
  };

  const setHidden = (hidden: boolean) =>
    act(() => changeQuestion({ id, change: { hidden, version } }).unwrap(), {
      done: t(hidden ? 'Question hidden' : 'Question shown'),
      failed: t('Failed to update the question'),
      handleError: warnOfStale,
    });

  return { setHidden, isBusy: isLoading };
}
