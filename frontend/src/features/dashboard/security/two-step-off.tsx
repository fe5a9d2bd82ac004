import { Button, Form, Input } from 'antd';
import { useEndTwoStepMutation } from '../../../api/security-api';
import { toast } from '../../../lib/toast';
import { useStaffI18n } from '../i18n/staff-i18n';
import { hasTyped } from './has-typed';
import { showFormFailure } from './show-form-failure';

interface OffForm {
  password: string;
  code: string;
}

/** Switches the second step off, by password and a code. */
export function TwoStepOff({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const i18n = useStaffI18n();
  const { t } = i18n;
  const [form] = Form.useForm<OffForm>();
  const [endTwoStep, { isLoading }] = useEndTwoStepMutation();

  const switchOff = async ({ password, code }: OffForm) => {
    try {
      await endTwoStep({ password, code: code.trim() }).unwrap();
      toast.success(t('Two-step login is off'));
      onUnsaved(false);
    } catch (error) {
      showFormFailure(form, t('Failed to switch off two-step login'), error, i18n);
    }
  };

  return (
    <Form
      form={form}
      name="end-two-step"
      layout="vertical"
      requiredMark={false}
      onValuesChange={(_, values) => onUnsaved(hasTyped(values))}
      onFinish={switchOff}
    >
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
    </Form>
  );
}
