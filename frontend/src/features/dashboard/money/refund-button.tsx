import { Button } from 'antd';
import { useRefundByProviderMutation } from '../../../api/money-desk-api';
import type { GiveBack } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useConfirm } from '../kit/confirm';
import { useAct } from '../kit/use-act';
import { amountOf } from './money-words';

/** Has the provider that took money give it back; much money is proposed so. */
export function RefundButton({ giveBack }: { giveBack: GiveBack }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const confirm = useConfirm();
  const [refund, { isLoading }] = useRefundByProviderMutation();
  const amount = amountOf(giveBack);

  const ask = async () => {
    const question = t('Give {amount} back to whoever has paid?', { amount });
    if (!(await confirm({ question, yes: t('Give back'), isDanger: true }))) return;
    await act(() => refund(giveBack.id).unwrap(), {
      done: ({ status }) =>
        t(
          status === 'proposed'
            ? 'Proposed: another admin has to confirm it'
            : 'The payment provider was asked to give it back',
        ),
      failed: t('It could not be given back'),
    });
  };

  return (
    <Button
      type="primary"
      loading={isLoading}
      onClick={() => void ask()}
      aria-label={t('Have the payment provider give {amount} back', { amount })}
    >
      {t('Give back')}
    </Button>
  );
}
