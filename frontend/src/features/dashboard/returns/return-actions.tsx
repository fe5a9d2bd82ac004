import { Button, Space } from 'antd';
import { useState } from 'react';
import type { ManagedReturn } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { AcceptDialog } from './accept-dialog';
import { ArrivedDialog } from './arrived-dialog';
import { MessageDialog } from './message-dialog';
import { RefundReturnDialog } from './refund-return-dialog';

type Step = 'accepted' | 'refused' | 'arrived' | 'refunded' | 'closed';

const NEXT: Partial<Record<ManagedReturn['state'], Step[]>> = {
  requested: ['accepted', 'refused'],
  accepted: ['arrived'],
  arrived: ['refunded', 'closed'],
};

const LABELS: Record<Step, StaffText> = {
  accepted: 'Accept',
  refused: 'Refuse',
  arrived: 'It has arrived',
  refunded: 'Give money back',
  closed: 'Close without money',
};

/** The buttons of what can happen next to a return, each with its dialog; only admins give money back. */
export function ReturnActions({ of }: { of: ManagedReturn }) {
  const { t } = useStaffI18n();
  const isAdmin = useMay()('manage');
  const [step, setStep] = useState<Step | null>(null);
  const steps = (NEXT[of.state] ?? []).filter((one) => one !== 'refunded' || isAdmin);
  const close = () => setStep(null);
  if (steps.length === 0) return null;
  return (
    <>
      <Space wrap>
        {steps.map((one, place) => (
          <Button key={one} type={place === 0 ? 'primary' : 'default'} onClick={() => setStep(one)}>
            {t(LABELS[one])}
          </Button>
        ))}
      </Space>
      {step === 'accepted' && <AcceptDialog of={of} onClose={close} />}
      {step === 'arrived' && <ArrivedDialog of={of} onClose={close} />}
      {step === 'refunded' && <RefundReturnDialog of={of} onClose={close} />}
      {(step === 'refused' || step === 'closed') && <MessageDialog of={of} state={step} onClose={close} />}
    </>
  );
}
