import type { OrderPage, OrderStatusName } from '../../../api/types';
import { isPickUp } from '../../../lib/pick-up';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { StaleOrderNotice } from './stale-order-notice';
import { useStep, type Step } from './use-step';

type PlainStep = Exclude<Step, 'ship' | 'correct'>;

const WORDS: Record<PlainStep, { title: StaffText; what: StaffText; ok: StaffText }> = {
  ready: {
    title: 'Is order {id} ready to pick up?',
    what: "We'll email the customer.",
    ok: 'Ready to pick up',
  },
  deliver: {
    title: 'Mark order {id} as delivered?',
    what: "We'll email the customer.",
    ok: 'Mark as delivered',
  },
  cancel: {
    title: 'Cancel order {id}?',
    what: "The stock comes back, and we'll email the customer.",
    ok: 'Cancel order',
  },
};

const PICKED_UP: (typeof WORDS)['deliver'] = {
  title: 'Was order {id} picked up?',
  what: "We'll email the customer.",
  ok: 'Picked up',
};

interface StepDialogProps {
  step: PlainStep;
  order: OrderPage;
  onClose: () => void;
  onLeaving: (status: OrderStatusName) => void;
}

/** Confirms a step that needs no input. */
export function StepDialog({ step, order, onClose, onLeaving }: StepDialogProps) {
  const { t } = useStaffI18n();
  const { take, isTaking, was, now, isPossible } = useStep(step, order, { onLeaving });
  const { title, what, ok } = step === 'deliver' && isPickUp(order) ? PICKED_UP : WORDS[step];

  const confirm = async () => {
    if (await take()) onClose();
  };

  return (
    <Dialog
      title={t(title, { id: order.order_number })}
      okText={t(ok)}
      okButtonProps={{ danger: step === 'cancel', disabled: !isPossible }}
      cancelText={t('Close')}
      confirmLoading={isTaking}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {was && <StaleOrderNotice was={was} is={now} isPossible={isPossible} />}
      <p>{t(what)}</p>
    </Dialog>
  );
}
