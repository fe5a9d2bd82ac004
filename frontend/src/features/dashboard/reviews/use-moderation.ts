import { useModerateReviewMutation } from '../../../api/reviews-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { Moderation, StaffReview } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';

/**
 * Changes a review as it was read; resolves with whether that worked. What has changed meanwhile is shown instead: by
 * `onStale`, or by the list, as a toast says.
 */
export function useModeration({ id, version }: StaffReview, onStale?: (current: StaffReview) => void) {
  const { t, translateProblem } = useStaffI18n();
  const [moderateReview, { isLoading }] = useModerateReviewMutation();

  const moderate = async (change: Moderation): Promise<boolean> => {
    try {
      await moderateReview({ id, change: { ...change, version } }).unwrap();
      toast.success(t('Review updated'));
      return true;
    } catch (error) {
      const current = staleEditOf(error) as StaffReview | null;
      if (current && onStale) onStale(current);
      else if (current)
        toast.error(t('The review has changed meanwhile and is shown as it is now. Please look again.'));
      else toastFailure(t('Failed to update the review'), error, translateProblem);
      return false;
    }
  };

  return { moderate, isBusy: isLoading };
}
