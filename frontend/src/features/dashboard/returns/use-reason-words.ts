import { isKnownReason, RETURN_REASONS } from '../../../lib/return-words';
import { useStaffI18n } from '../i18n/staff-i18n';

/** Says why something is returned: in words of the shop, or in the customer's own. */
export function useReasonWords(): (reason: string) => string {
  const { t } = useStaffI18n();
  return (reason) => (isKnownReason(reason) ? t(RETURN_REASONS[reason]) : reason);
}
