import { Alert, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useEditDraft } from '../kit/use-edit-draft';
import { useFocusBack } from '../kit/use-focus-back';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { StaleOrderNotice } from './stale-order-notice';
import { useStep, type SeenOrder } from './use-step';

const COURIERS = ['J&T', 'Vireak Buntham', 'Grab'];
const OTHER = 'other';

interface ShipmentForm {
  courier?: string;
  other?: string;
  tracking_number: string;
}

const FORM_ID = 'shipment';

const WORDS: Record<'ship' | 'correct', { title: StaffText; ok: StaffText }> = {
  ship: { title: 'Ship order {id}', ok: 'Mark as shipped' },
  correct: { title: 'Correct the shipment of order {id}', ok: 'Save' },
};

function valuesOf({ courier, tracking_number }: OrderPage): ShipmentForm {
  const known = { tracking_number: tracking_number ?? '' };
  if (!courier) return known;
  return COURIERS.includes(courier) ? { ...known, courier } : { ...known, courier: OTHER, other: courier };
}

interface ShipmentModalProps {
  step: 'ship' | 'correct';
  order: OrderPage;
  onClose: () => void;
}

/**
 * Marks a paid order as shipped with its courier and tracking number, or corrects these; asks before they are left unsaved,
 * and keeps them when the session runs out.
 */
export function ShipmentModal({ step, order, onClose }: ShipmentModalProps) {
  useFocusBack();
  const { t } = useStaffI18n();
  const [form] = Form.useForm<ShipmentForm>();
  const draft = useEditDraft<SeenOrder>(`${step}-order-${order.id}`);
  const [kept] = useState(draft.read);
  const [isUnsaved, setUnsaved] = useState(kept !== null);
  const isOther = Form.useWatch('courier', form) === OTHER;
  const { take, isTaking, was, now, isPossible } = useStep(step, order, { seen: kept?.seen });
  const { title, ok } = WORDS[step];
  const mayLeave = useUnsavedWarning(isUnsaved);

  const close = () => {
    draft.forget();
    onClose();
  };

  const keep = (values: ShipmentForm) => {
    const { version, status, courier, tracking_number } = now;
    setUnsaved(true);
    draft.keep(values, { version, status, courier, tracking_number });
  };

  const save = async ({ courier, other, tracking_number }: ShipmentForm) => {
    if (await take({ courier: courier === OTHER ? other : courier, tracking_number })) close();
  };

  return (
    <Modal
      open
      title={t(title, { id: order.id })}
      okText={t(ok)}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, disabled: !isPossible }}
      cancelText={t('Close')}
      confirmLoading={isTaking}
      onCancel={() => mayLeave() && close()}
    >
      {kept && !was && <Alert type="info" showIcon title={t('What you had typed before is here again')} />}
      {was && <StaleOrderNotice was={was} is={now} isPossible={isPossible} />}
      <Form<ShipmentForm>
        id={FORM_ID}
        form={form}
        name={FORM_ID}
        layout="vertical"
        initialValues={{ ...valuesOf(order), ...kept?.typed }}
        onValuesChange={(_, values) => keep(values)}
        onFinish={save}
      >
        <Form.Item
          name="courier"
          label={t('Courier')}
          rules={[{ required: true, message: t('Courier is required') }]}
        >
          <Radio.Group
            options={[
              ...COURIERS.map((name) => ({ value: name, label: name })),
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
          rules={[{ required: true, whitespace: true, message: t('Tracking number is required') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        {isPossible && <p>{t('The customer gets a mail.')}</p>}
      </Form>
    </Modal>
  );
}
