import { Tag } from 'antd';
import type { ManagedReturn } from '../../../api/types';
import { CLAIM } from '../../../lib/return-words';
import { useStaffI18n } from '../i18n/staff-i18n';

/** Marks a return that is a claim under warranty. */
export function ClaimTag({ of }: { of: Pick<ManagedReturn, 'reason'> }) {
  const { t } = useStaffI18n();
  return of.reason === CLAIM && <Tag color="purple">{t('Warranty claim')}</Tag>;
}
