import { Tag } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BAD } from '../kit/tag-colors';

/** Beside the status of an order that the courier has brought back. */
export function CameBackTag() {
  const { t } = useStaffI18n();
  return <Tag color={BAD}>{t('Came back')}</Tag>;
}
