import { Tag } from 'antd';
import type { ManagedUser } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BAD } from '../kit/tag-colors';

/** Whether a user may log in, and whether that takes two steps. */
export function UserStatus({ user: { is_blocked, has_two_step } }: { user: ManagedUser }) {
  const { t } = useStaffI18n();
  return (
    <>
      {is_blocked ? <Tag color={BAD}>{t('Blocked')}</Tag> : t('Active')}
      {has_two_step && <Tag>{t('Two-step')}</Tag>}
    </>
  );
}
