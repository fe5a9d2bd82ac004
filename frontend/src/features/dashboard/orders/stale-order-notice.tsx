import { StatusWord } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { StaleNotice } from '../kit/stale-notice';
import type { SeenOrder } from './use-step';

interface StaleOrderNoticeProps {
  was: SeenOrder;
  is: SeenOrder;
  /** Whether the step can still be taken. */
  isPossible: boolean;
}

/** Shows what somebody else has changed in an order, and that nothing was overwritten. */
export function StaleOrderNotice({ was, is, isPossible }: StaleOrderNoticeProps) {
  const { t } = useStaffI18n();
  const fact = (label: string, value: string | null) =>
    t('{fact} is now “{value}”', { fact: label, value: value || '-' });
  return (
    <StaleNotice title={t('Someone else changed this order, your changes were not saved')}>
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
      {isPossible && t('Please look again, then save.')}
    </StaleNotice>
  );
}
