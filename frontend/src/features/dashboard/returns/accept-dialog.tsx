import { Form, Input, Radio } from 'antd';
import type { ManagedReturn } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useReturnStep } from './use-return-step';

interface Values {
  hand_over: 'label' | 'pick_up';
  label: string;
  message: string;
}

/** Accepts a return, and says how the pieces come back. */
export function AcceptDialog({ of, onClose }: { of: ManagedReturn; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [form] = Form.useForm<Values>();
  const { take, isSending } = useReturnStep(of, form, onClose);
  const way = Form.useWatch('hand_over', form) ?? 'pick_up';
  return (
    <FormDialog
      name="accept-return"
      title={t('Accept the return of order {id}', { id: of.order_number })}
      okText={t('Accept')}
      form={form}
      initialValues={{ hand_over: 'pick_up', label: '', message: '' }}
      isSending={isSending}
      onSend={({ hand_over, label = '', message }) =>
        take(
          {
            ...{ state: 'accepted', hand_over, message: message.trim() },
            ...(hand_over === 'label' && { label: label.trim() }),
          },
          t('The return is accepted, and the customer gets a mail'),
        )
      }
      onClose={onClose}
    >
      <Form.Item name="hand_over" label={t('How it comes back')}>
        <Radio.Group
          options={[
            { value: 'pick_up', label: t('Picked up by us') },
            { value: 'label', label: t('With a label') },
          ]}
        />
      </Form.Item>
      {way === 'label' && (
        <Form.Item name="label" label={t('Number or link of the label')}>
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item name="message" label={t('Words for the customer (optional)')}>
        <Input.TextArea maxLength={1_000} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDialog>
  );
}
