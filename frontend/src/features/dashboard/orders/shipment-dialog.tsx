import { Button, Form, Input, Radio } from 'antd';
import { useRef } from 'react';
import type { Courier, OrderPage } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { LoadState } from '../kit/load-state';
import { useDraftForm } from '../kit/use-draft-form';
import type { JustShipped } from './take-back';
import { StaleOrderNotice } from './stale-order-notice';
import { useCouriers } from './use-couriers';
import { useStep, type SeenOrder } from './use-step';

const OTHER = 'other';

interface ShipmentForm {
  courier?: string;
  other?: string;
  tracking_number: string;
}

const WORDS: Record<'ship' | 'correct', { title: StaffText; ok: StaffText }> = {
  ship: { title: 'Ship order {id}', ok: 'Mark as shipped' },
  correct: { title: 'Correct the shipment of order {id}', ok: 'Save' },
};

const valuesAmong =
  (couriers: Courier[]) =>
  ({ courier, tracking_number }: SeenOrder) => {
    const isOther = courier !== null && !couriers.some(({ name }) => name === courier);
    return {
      courier: isOther ? OTHER : (courier ?? ''),
      other: isOther ? courier : '',
      tracking_number: tracking_number ?? '',
    };
  };

interface ShipmentDialogProps {
  step: 'ship' | 'correct';
  order: OrderPage;
  onClose: () => void;
  onShipped?: (shipped: JustShipped) => void;
  /** Goes on to the next order that is to be shipped. */
  onNext?: () => void;
}

/** Marks a paid order as shipped with its courier and tracking number, or corrects these. */
export function ShipmentDialog({ step, order, onClose, onShipped, onNext }: ShipmentDialogProps) {
  const { t } = useStaffI18n();
  const { query, couriers, needsNumber } = useCouriers();
  const valuesOf = valuesAmong(couriers);
  // Which choice the courier is can be said only once all are known.
  const thing = query.data && order;
  const options = { name: `${step}-order`, id: order.id, thing, valuesOf, onClose };
  const { keep, close, ...draft } = useDraftForm<SeenOrder>(options);
  const { take, isTaking, was, now, isPossible } = useStep(step, order, {
    seen: draft.kept?.seen,
    onShipped,
  });
  const goesOn = useRef(false);
  const courier = Form.useWatch<string | undefined>('courier', draft.form);
  const isOther = courier === OTHER;

  const change = (values: ShipmentForm) => {
    const { version, status, courier, tracking_number, cod } = now;
    keep(values, { version, status, courier, tracking_number, cod });
  };

  const submit = async ({ courier, other, tracking_number }: ShipmentForm) => {
    const isTaken = await take({ courier: courier === OTHER ? other : courier, tracking_number });
    if (isTaken) close();
    if (isTaken && goesOn.current) onNext?.();
    goesOn.current = false;
  };

  const shipAndGoOn = () => {
    goesOn.current = true;
    draft.form.submit();
  };

  return (
    <EditDialog
      edit={{ ...draft, isSaving: isTaking, change, submit }}
      title={t(WORDS[step].title, { id: order.order_number })}
      okText={t(WORDS[step].ok)}
      cancelText={t('Close')}
      canSave={isPossible}
      loading={
        <LoadState of={query} loading={t('Loading couriers...')} failed={t('Failed to fetch couriers')} />
      }
      notice={was && <StaleOrderNotice was={was} is={now} isPossible={isPossible} />}
    >
      <Form.Item
        name="courier"
        label={t('Courier')}
        rules={[{ required: true, message: t('Courier is required') }]}
      >
        <Radio.Group
          options={[
            ...couriers.map(({ name }) => ({ value: name, label: name })),
            { value: OTHER, label: t('Other') },
          ]}
        />
      </Form.Item>
      {isOther && (
        <Form.Item
          name="other"
          label={t('Name of the courier')}
          rules={[{ required: true, whitespace: true, message: t('Courier is required') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
      )}
      <Form.Item
        name="tracking_number"
        label={t('Tracking number')}
        rules={[
          {
            required: !courier || needsNumber(courier),
            whitespace: true,
            message: t('Tracking number is required'),
          },
        ]}
      >
        <Input maxLength={100} />
      </Form.Item>
      {isPossible && (
        <p>
          {t(
            step === 'ship'
              ? "You can take it back for ten seconds. Then we'll email the customer."
              : "We'll email the customer.",
          )}
        </p>
      )}
      {onNext && isPossible && (
        <Button loading={isTaking} onClick={shipAndGoOn}>
          {t('Ship & next')}
        </Button>
      )}
    </EditDialog>
  );
}
