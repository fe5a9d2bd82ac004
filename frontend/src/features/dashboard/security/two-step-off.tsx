import { Button, Form, Input } from 'antd';
import { useEndTwoStepMutation } from '../../../api/security-api';
import { typedCode } from '../../../lib/digits';
import { useRenewUser } from '../../../lib/use-renew-user';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { SecretForm } from './secret-form';

interface OffForm {
  password: string;
  code: string;
}

/** Switches two-step login off with the password and a code. */
export function TwoStepOff({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const renewUser = useRenewUser();
  const [form] = Form.useForm<OffForm>();
  const [endTwoStep, { isLoading }] = useEndTwoStepMutation();

  const switchOff = async ({ password, code }: OffForm) => {
    const isOff = await act(() => endTwoStep({ password, code: typedCode(code) }).unwrap(), {
      done: t('Two-step login is off'),
      failed: t('Failed to switch off two-step login'),
      form,
    });
    if (!isOff) return;
    onUnsaved(false);
    // The shop may require it, and then asks for it again.
    void renewUser();
  };

  return (
    <SecretForm name="end-two-step" form={form} onUnsaved={onUnsaved} onSubmit={switchOff}>
      <h2>{t('Switch off')}</h2>
      <Form.Item
        name="password"
        label={t('Your password')}
        rules={[{ required: true, message: t('Please enter your password') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="code"
        label={t('Code of your app, or a recovery code')}
        rules={[{ required: true, message: t('Please enter the code') }]}
      >
        <Input autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
      <Button danger htmlType="submit" loading={isLoading}>
        {t('Switch off two-step login')}
      </Button>
    </SecretForm>
  );
}
