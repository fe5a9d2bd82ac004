import { Alert } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../api/problem';
import { useGetTwoStepQuery } from '../../../api/security-api';
import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { RecoveryCodes } from './recovery-codes';
import styles from './security.module.css';
import { TwoStepOff } from './two-step-off';
import { TwoStepSetUp } from './two-step-set-up';

/** Switches the second step of one's login on and off. */
export function TwoStepTab({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const { t, said } = useStaffI18n();
  const { data: status, error, refetch } = useGetTwoStepQuery();
  const [newCodes, setNewCodes] = useState<string[] | null>(null);

  /** The codes are shown this once: until they are kept, leaving loses them. */
  const keep = (codes: string[] | null) => {
    setNewCodes(codes);
    onUnsaved(codes !== null);
  };

  if (error) {
    const message = said(errorMessage(error, t('Failed to fetch two-step login')));
    return <LoadError message={message} onRetry={() => void refetch()} />;
  }
  if (!status) return <Note>{t('Loading...')}</Note>;
  if (newCodes) return <RecoveryCodes codes={newCodes} onKept={() => keep(null)} />;
  if (!status.is_on) return <TwoStepSetUp onConfirmed={keep} onUnsaved={onUnsaved} />;
  return (
    <div className={styles.narrow}>
      <Alert
        type={status.recovery_codes_left > 2 ? 'success' : 'warning'}
        showIcon
        title={t('Two-step login is on')}
        description={t('You have {count} recovery codes left. To get new ones, switch it off and on again.', {
          count: status.recovery_codes_left,
        })}
      />
      <TwoStepOff onUnsaved={onUnsaved} />
    </div>
  );
}
