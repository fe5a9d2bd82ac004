import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import type { AccountSetup } from '../../../api/types';
import { useRenewUser } from '../../../lib/use-renew-user';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { ChangePasswordForm } from '../security/change-password-form';
import { Narrow } from '../security/narrow';
import { RecoveryCodes } from '../security/recovery-codes';
import { TwoStepSetUp } from '../security/two-step-set-up';

const REASONS: Record<AccountSetup, StaffText> = {
  password: 'You work for the shop now, so you need a stronger password. After that you can go on.',
  two_step: 'The shop requires two-step login of you. After setting it up you can go on.',
};

/** What staff must set up before the dashboard opens. It is shown at the address that they wanted, which opens afterwards. */
export default function SetUpPage({ setup }: { setup: AccountSetup }) {
  const { t } = useStaffI18n();
  const renewUser = useRenewUser();
  const goOn = () => void renewUser();

  // It may have been set up meanwhile, in another tab.
  useEffect(() => {
    void renewUser();
  }, [renewUser]);

  return (
    <>
      <PageHead title={t('Before you go on')} />
      <Narrow>
        <Alert type="info" showIcon title={t(REASONS[setup])} />
      </Narrow>
      {setup === 'password' ? <ChangePasswordForm onChanged={goOn} /> : <TwoStep onDone={goOn} />}
    </>
  );
}

function TwoStep({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  return codes ? <RecoveryCodes codes={codes} onKept={onDone} /> : <TwoStepSetUp onConfirmed={setCodes} />;
}
