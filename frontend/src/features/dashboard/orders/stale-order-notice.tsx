import { Alert } from 'antd';
import { StatusWord } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './orders.module.css';
import type { SeenOrder } from './use-step';

interface StaleOrderNoticeProps {
  was: SeenOrder;
  is: SeenOrder;
  /** Whether the step can still be taken. */
  isPossible: boolean;
}

/** Says what somebody else has changed of an order meanwhile, and that nothing was overwritten. */
export function StaleOrderNotice({ was, is, isPossible }: StaleOrderNoticeProps) {
  const { t } = useStaffI18n();
  const fact = (label: string, value: string | null) =>
    t('{fact} is now “{value}”', { fact: label, value: value || '-' });
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles.stale}
      title={t('Somebody else has changed this order meanwhile')}
      description={
        <>
          <ul>
            {was.status !== is.status && (
              <li>
                {t('Status')}: <StatusWord status={is.status} />
              </li>
            )}
            {was.courier !== is.courier && <li>{fact(t('Courier'), is.courier)}</li>}
            {was.tracking_number !== is.tracking_number && (
              <li>{fact(t('Tracking number'), is.tracking_number)}</li>
            )}
          </ul>
          {t('Nothing of yours was saved.')} {isPossible && t('Please look again, then save.')}
        </>
      }
    />
  );
}
