import { Alert } from 'antd';
import { useState } from 'react';
import { useGetTwoStepQuery } from '../../../api/security-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { Narrow } from './narrow';
import { RecoveryCodes } from './recovery-codes';
import { TwoStepOff } from './two-step-off';
import { TwoStepSetUp } from './two-step-set-up';

/** Switches the user's two-step login on and off. */
export function TwoStepTab({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const { t } = useStaffI18n();
  const query = useGetTwoStepQuery();
  const { data: status } = query;
  const [newCodes, setNewCodes] = useState<string[] | null>(null);

  /** The codes are shown only once, so they count as unsaved until the user confirms that they have stored them. */
  const keep = (codes: string[] | null) => {
    setNewCodes(codes);
    onUnsaved(codes !== null);
  };

  if (newCodes) return <RecoveryCodes codes={newCodes} onKept={() => keep(null)} />;
  return (
    <>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to fetch two-step login')} />
      {status?.is_on === false && <TwoStepSetUp onConfirmed={keep} onUnsaved={onUnsaved} />}
      {status?.is_on && <SwitchedOn codesLeft={status.recovery_codes_left} onUnsaved={onUnsaved} />}
    </>
  );
}

interface SwitchedOnProps {
  codesLeft: number;
  onUnsaved: (isUnsaved: boolean) => void;
}

function SwitchedOn({ codesLeft, onUnsaved }: SwitchedOnProps) {
  const { t } = useStaffI18n();
  return (
    <Narrow>
      <Alert
        type={codesLeft > 2 ? 'success' : 'warning'}
        showIcon
        title={t('Two-step login is on')}
        description={t('You have {count} recovery codes left. To get new ones, switch it off and on again.', {
          count: codesLeft,
        })}
      />
      <TwoStepOff onUnsaved={onUnsaved} />
    </Narrow>
  );
}
