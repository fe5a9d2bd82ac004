import { Form } from 'antd';
import {
  useAttachMoneyMutation,
  useGiveMoneyBackMutation,
  useWriteMoneyOffMutation,
} from '../../../api/money-api';
import type { UnmatchedMoney } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useAct } from '../kit/use-act';
import { amountOf } from './money-words';
import { NeededText } from './needed-text';
import { OrderField, type KnownOrder } from './order-field';

type Way = 'attach' | 'give-back' | 'write-off';

/** What is about to become of which money. */
export interface Settling {
  money: UnmatchedMoney;
  way: Way;
}

interface Typed {
  order_id?: string;
  reference: string;
  reason: string;
}

const WAYS: Record<Way, { title: StaffText; ok: StaffText; hint: StaffText }> = {
  attach: {
    title: 'Pay an order with {amount}',
    ok: 'Pay an order',
    hint: 'The order has to wait for exactly this amount, by KHQR or in cash that no courier has collected yet, or be the one that this money came for: that is opened again while its products are there.',
  },
  'give-back': {
    title: 'Give {amount} back',
    ok: 'Give back',
    hint: 'Send it back in your banking app first, and note here by which transfer.',
  },
  'write-off': {
    title: 'Write {amount} off',
    ok: 'Write off',
    hint: 'The shop keeps it. The reason goes into the audit log.',
  },
};

/** Decides about money that fits no payment, which can be done once. */
export function SettleDialog({ money, way, onClose }: Settling & { onClose: () => void }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<Typed>();
  const { settle, isLoading } = useSettling({ money, way });
  const { title, ok, hint } = WAYS[way];

  const send = async (typed: Typed) => {
    const isDone = await act(() => settle(typed), {
      done: ({ settled_as }) =>
        t(settled_as ? 'Noted: the money is decided' : 'Proposed: another admin has to confirm it'),
      failed: t('The money could not be decided'),
      form,
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      name="settle-money"
      title={t(title, { amount: amountOf(money) })}
      okText={t(ok)}
      form={form}
      initialValues={{ reference: money.proposed?.reference, order_id: ownOrderOf(money)?.id }}
      isSending={isLoading}
      onSend={send}
      onClose={onClose}
    >
      <p>{t(hint)}</p>
      {way === 'attach' && <OrderField known={ownOrderOf(money)} />}
      {way === 'give-back' && (
        <NeededText
          name="reference"
          label="The bank's number of the transfer"
          missing="The number of the transfer is required"
          maxLength={200}
        />
      )}
      {way !== 'attach' && (
        <NeededText name="reason" label="Reason" missing="A reason is required" maxLength={500} />
      )}
    </FormDialog>
  );
}

const CAME_LATE: readonly UnmatchedMoney['reason'][] = ['cancelled', 'expired', 'review', 'late'];

/** The order that this money came for, where that is all it lacked. */
const ownOrderOf = ({ reason, order_id: id, order_number }: UnmatchedMoney): KnownOrder | undefined =>
  id && CAME_LATE.includes(reason) ? { id, number: order_number ?? id } : undefined;

function useSettling({ money: { id }, way }: Settling) {
  const [attach, attaching] = useAttachMoneyMutation();
  const [giveBack, givingBack] = useGiveMoneyBackMutation();
  const [writeOff, writingOff] = useWriteMoneyOffMutation();
  const settle = ({ order_id, reference, reason }: Typed): Promise<UnmatchedMoney> => {
    if (way === 'attach') return attach({ id, body: { order_id: order_id! } }).unwrap();
    if (way === 'write-off') return writeOff({ id, body: { reason } }).unwrap();
    return giveBack({ id, body: { reference, reason } }).unwrap();
  };
  return { settle, isLoading: attaching.isLoading || givingBack.isLoading || writingOff.isLoading };
}
