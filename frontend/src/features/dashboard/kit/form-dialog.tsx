import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from './dialog';
import { TO_FAULT } from './to-fault';
import { useFocusFirstField } from './use-focus-first-field';

interface FormDialogProps<Values> {
  /** Of the form, by which its fields are found. */
  name: string;
  title: string;
  okText: string;
  form: FormInstance<Values>;
  initialValues?: Partial<Values>;
  isSending: boolean;
  onSend: (values: Values) => Promise<void>;
  onClose: () => void;
  width?: number;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that does something once, by a form that keeps no draft. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { name, title, okText, form, initialValues, isSending, onSend, onClose, width, children } = props;
  const { t } = useStaffI18n();
  const noteOpen = useFocusFirstField(name, true);
  return (
    <Dialog
      title={title}
      width={width}
      okText={okText}
      okButtonProps={{ htmlType: 'submit', form: name }}
      cancelText={t('Close')}
      confirmLoading={isSending}
      afterOpenChange={noteOpen}
      onCancel={onClose}
    >
      <Form
        noValidate
        id={name}
        name={name}
        form={form}
        layout="vertical"
        scrollToFirstError={TO_FAULT}
        initialValues={initialValues}
        onFinish={(values: Values) => void onSend(values)}
      >
        {children}
      </Form>
    </Dialog>
  );
}
