import { useReplayDeadLettersMutation, type Service } from '../../../api/notifications-api';
import { toast } from '../../../lib/toast';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

/** Replays a service's dead letters and shows the result. */
export function useReplay(service: Service) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [replayLetters, { isLoading }] = useReplayDeadLettersMutation();

  const replay = async (id?: string) => {
    const handled = await act(() => replayLetters({ service, id }).unwrap(), {
      failed: t('Failed to retry it'),
    });
    if (handled?.result.replayed === 0) toast.error(t('It failed again. The reason is in the list.'));
    else if (handled) toast.success(t('Retried: {count}', { count: handled.result.replayed }));
  };
  return { replay, isLoading };
}
