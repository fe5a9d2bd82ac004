import type { StaffCash } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ageInWords } from '../kit/age-words';

/** How often the shop has called about an order, and when last, in words. */
export function useCallWords(): (cash: Pick<StaffCash, 'calls' | 'last_call_at'>) => string {
  const { t } = useStaffI18n();
  return ({ calls, last_call_at: last }) => {
    if (calls === 0 || !last) return t('Not called yet');
    const age = ageInWords(last, t);
    return calls === 1
      ? t('1 call, {age}', { age })
      : t('{count} calls, the last {age}', { count: calls, age });
  };
}
