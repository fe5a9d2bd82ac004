import { Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { onPasswordNeeded } from '../../../api/password-prompt';
import { useConfirmPasswordMutation } from '../../../api/security-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from './dialog';
import { TO_FAULT } from './to-fault';
import { useAct } from './use-act';

type Answer = (isConfirmed: boolean) => void;

/** Asks for the password while calls wait for it; after it was confirmed they go on. */
export function ConfirmPasswordDialog() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<Answer[]>([]);

  const answerAll = (isConfirmed: boolean) => {
    setOpen(false);
    waiting.current.splice(0).forEach((answer) => answer(isConfirmed));
  };

  useEffect(() => {
    const stop = onPasswordNeeded(
      () =>
        new Promise((answer) => {
          waiting.current.push(answer);
          setOpen(true);
        }),
    );
    const left = waiting.current;
    return () => {
      stop();
      left.splice(0).forEach((answer) => answer(false));
    };
  }, []);

  return isOpen && <PasswordQuestion onAnswer={answerAll} />;
}

function PasswordQuestion({ onAnswer }: { onAnswer: Answer }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<{ password: string }>();
  const field = useRef<InputRef>(null);
  const [confirmPassword, { isLoading }] = useConfirmPasswordMutation();

  const submit = async (values: { password: string }) => {
    const isRight = await act(() => confirmPassword(values).unwrap(), {
      failed: t('Failed to confirm the password'),
      form,
    });
    if (isRight) onAnswer(true);
  };

  return (
    <Dialog
      title={t('Confirm your password')}
      okText={t('Confirm')}
      okButtonProps={{ htmlType: 'submit', form: 'confirm-password' }}
      confirmLoading={isLoading}
      // The dialog takes the focus while it opens.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      onCancel={() => onAnswer(false)}
    >
      <p>{t('This could do harm in the wrong hands, so please show that it is you.')}</p>
      <Form
        noValidate
        id="confirm-password"
        name="confirm-password"
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={TO_FAULT}
        onFinish={submit}
      >
        <Form.Item
          name="password"
          label={t('Your password')}
          rules={[{ required: true, message: t('Please enter your password') }]}
        >
          <Input.Password ref={field} autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
