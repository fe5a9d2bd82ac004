import { useDropDeadLetterMutation, type Service } from '../../../api/notifications-api';
import { toast } from '../../../lib/toast';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

/** Asks, and removes a dead letter of a service for good. */
export function useDrop(service: Service) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [dropLetter] = useDropDeadLetterMutation();
  return async (id: string) => {
    const dropped = await act(() => dropLetter({ service, id }).unwrap(), {
      ask: {
        question: t('Remove this event for good? What it says will never take effect.'),
        yes: t('Remove for good'),
        isDanger: true,
      },
      failed: t('Failed to remove the event'),
    });
    if (dropped) toast.success(t('The event was removed'));
  };
}
