import { Form, Input } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from './dialog';
import { useAct } from './use-act';

interface ViewNameDialogProps {
  title: string;
  /** The name that the view has. */
  name?: string;
  save: (name: string) => Promise<unknown>;
  /** The toasts. */
  done: string;
  failed: string;
  isSaving: boolean;
  onClose: () => void;
}

/** Asks for the name of a saved view. */
export function ViewNameDialog({
  title,
  name = '',
  save,
  done,
  failed,
  isSaving,
  onClose,
}: ViewNameDialogProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<{ name: string }>();

  const submit = async (typed: { name: string }) => {
    if (await act(() => save(typed.name), { done, failed, form })) onClose();
  };

  return (
    <Dialog
      title={title}
      okText={t('Save')}
      okButtonProps={{ htmlType: 'submit', form: 'view-name' }}
      confirmLoading={isSaving}
      onCancel={onClose}
    >
      <Form
        noValidate
        id="view-name"
        name="view-name"
        form={form}
        layout="vertical"
        initialValues={{ name }}
        onFinish={(typed) => void submit(typed)}
      >
        <Form.Item
          name="name"
          label={t('Name')}
          extra={t('Only you see this view.')}
          rules={[{ required: true, whitespace: true, message: t('Please give the view a name.') }]}
        >
          <Input maxLength={50} autoComplete="off" autoFocus />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
