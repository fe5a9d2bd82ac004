import { useModerateReviewMutation } from '../../../api/staff-reviews-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { Moderation, StaffReview } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

const DONE: Record<NonNullable<Moderation['status']>, StaffText> = {
  approved: 'Review approved',
  hidden: 'Review hidden',
};

const doneBy = ({ status, flagged }: Moderation): StaffText =>
  status ? DONE[status] : flagged ? 'Review flagged' : 'Review updated';

/** Changes the version of a review that was read. If it has changed meanwhile, a toast says so and the list is refreshed. */
export function useModeration({ id, version }: StaffReview) {
  const { t } = useStaffI18n();
  const [moderateReview, { isLoading }] = useModerateReviewMutation();
  const act = useAct();

  const warnOfStale = (error: unknown): boolean => {
    const isStale = staleEditOf(error) !== null;
    if (isStale)
      toast.error(t('The review has changed meanwhile and is shown as it is now. Please look again.'));
    return isStale;
  };

  const moderate = (change: Moderation) =>
    act(() => moderateReview({ id, change: { ...change, version } }).unwrap(), {
      done: t(doneBy(change)),
      failed: t('Failed to update the review'),
      handleError: warnOfStale,
    });

  return { moderate, isBusy: isLoading };
}
