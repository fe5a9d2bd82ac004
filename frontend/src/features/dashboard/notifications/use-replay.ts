import { useReplayDeadLettersMutation, type Service } from '../../../api/notifications-api';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';

/** Has a service handle its dead letters once more, and says what came of it. */
export function useReplay(service: Service) {
  const { t, translateProblem } = useStaffI18n();
  const [replayLetters, { isLoading }] = useReplayDeadLettersMutation();

  const replay = async (id?: string) => {
    try {
      const { replayed } = await replayLetters({ service, id }).unwrap();
      if (replayed === 0) toast.error(t('It failed again. The reason is in the list.'));
      else toast.success(t('Handled again: {count}', { count: replayed }));
    } catch (error) {
      toastFailure(t('Failed to handle it again'), error, translateProblem);
    }
  };
  return { replay, isLoading };
}
