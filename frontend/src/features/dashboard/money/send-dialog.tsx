import { Form, Select } from 'antd';
import { useSendGiveBackMutation } from '../../../api/money-desk-api';
import type { GiveBack } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useStaff } from '../kit/staff';
import { useAct } from '../kit/use-act';
import { GIVEN_FROM, isByHand, isProposedBy } from './desk-words';
import { amountOf } from './money-words';
import { NeededText } from './needed-text';

interface Typed {
  reference: string;
  from: keyof typeof GIVEN_FROM;
}

/** Notes by which transfer money was given back. Much money is proposed so, and confirmed by somebody else. */
export function SendDialog({ giveBack, onClose }: { giveBack: GiveBack; onClose: () => void }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const staff = useStaff();
  const [form] = Form.useForm<Typed>();
  const [send, { isLoading }] = useSendGiveBackMutation();
  const { id } = giveBack;
  const proposed = isByHand(giveBack) ? giveBack.proposed : null;
  const from = Object.entries(GIVEN_FROM).map(([value, label]) => ({ value, label: t(label) }));
  const isOwn = isProposedBy({ proposed }, staff?.id);

  const note = async (body: Typed) => {
    const isDone = await act(() => send({ id, body }).unwrap(), {
      done: ({ status }) =>
        t(
          status === 'sent' ? 'Noted: the money was given back' : 'Proposed: another admin has to confirm it',
        ),
      failed: t('It could not be noted'),
      form,
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      name="send-give-back"
      title={t('Give {amount} back', { amount: amountOf(giveBack) })}
      okText={t(proposed && !isOwn ? 'Confirm' : 'Given back')}
      form={form}
      initialValues={{ reference: proposed?.reference, from: (proposed?.from as Typed['from']) ?? 'khqr' }}
      isSending={isLoading}
      onSend={note}
      onClose={onClose}
    >
      <p>
        {proposed
          ? t(
              isOwn
                ? 'You have proposed this. Another admin has to confirm it.'
                : '{name} has proposed this. Look the transfer up in the banking app before you confirm it.',
              { name: proposed.name },
            )
          : t('Send it back in your banking app first, and note here by which transfer.')}
      </p>
      <NeededText
        name="reference"
        label="The bank's number of the transfer"
        missing="The number of the transfer is required"
        maxLength={200}
      />
      <Form.Item name="from" label={t('How')}>
        <Select options={from} />
      </Form.Item>
    </FormDialog>
  );
}
