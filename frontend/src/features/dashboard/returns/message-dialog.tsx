import { Form, Input } from 'antd';
import type { ManagedReturn } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useReturnStep } from './use-return-step';

type Ending = 'refused' | 'closed';

const WORDS: Record<Ending, { title: StaffText; ok: StaffText; done: StaffText }> = {
  refused: {
    title: 'Refuse the return of order {id}',
    ok: 'Refuse',
    done: 'The return is refused, and the customer gets a mail',
  },
  closed: {
    title: 'Close the return of order {id} without money',
    ok: 'Close without money',
    done: 'The return is closed, and the customer gets a mail',
  },
};

interface MessageDialogProps {
  of: ManagedReturn;
  state: Ending;
  onClose: () => void;
}

/** Ends a return without money, with words for the customer. */
export function MessageDialog({ of, state, onClose }: MessageDialogProps) {
  const { t } = useStaffI18n();
  const [form] = Form.useForm<{ message: string }>();
  const { take, isSending } = useReturnStep(of, form, onClose);
  const { title, ok, done } = WORDS[state];
  return (
    <FormDialog
      name="end-return"
      title={t(title, { id: of.order_number })}
      okText={t(ok)}
      form={form}
      initialValues={{ message: '' }}
      isSending={isSending}
      onSend={({ message }) => take({ state, message: message.trim() }, t(done))}
      onClose={onClose}
    >
      <Form.Item
        name="message"
        label={t('Words for the customer')}
        rules={[{ required: true, whitespace: true, message: t('Tell the customer why') }]}
      >
        <Input.TextArea maxLength={1_000} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormDialog>
  );
}
