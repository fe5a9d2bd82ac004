import { Button, Form, Input, QRCode } from 'antd';
import { useConfirmTwoStepMutation, useStartTwoStepMutation } from '../../../api/security-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { hasTyped } from './has-typed';
import styles from './security.module.css';
import { showFormFailure } from './show-form-failure';

interface SetUpProps {
  onConfirmed: (recoveryCodes: string[]) => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Asks for the password, shows the secret, and takes a first code; hands on the recovery codes. */
export function TwoStepSetUp({ onConfirmed, onUnsaved }: SetUpProps) {
  const i18n = useStaffI18n();
  const { t } = i18n;
  const [form] = Form.useForm<{ password: string }>();
  const [start, { data: secret, isLoading }] = useStartTwoStepMutation();

  const begin = async (values: { password: string }) => {
    try {
      await start(values).unwrap();
    } catch (error) {
      showFormFailure(form, t('Failed to set up two-step login'), error, i18n);
    }
  };

  if (secret) return <Confirm {...secret} onConfirmed={onConfirmed} />;
  return (
    <Form
      form={form}
      name="start-two-step"
      layout="vertical"
      requiredMark={false}
      className={styles.narrow}
      onValuesChange={(_, values) => onUnsaved(hasTyped(values))}
      onFinish={begin}
    >
      <p>
        {t(
          'With two-step login, a stolen password is not enough: logging in also takes a code that an authenticator app on your phone shows.',
        )}
      </p>
      <Form.Item
        name="password"
        label={t('Your password')}
        rules={[{ required: true, message: t('Please enter your password') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Set up two-step login')}
      </Button>
    </Form>
  );
}

interface ConfirmProps {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function Confirm({ secret, uri, onConfirmed }: ConfirmProps) {
  const i18n = useStaffI18n();
  const { t } = i18n;
  const [form] = Form.useForm<{ code: string }>();
  const [confirm, { isLoading }] = useConfirmTwoStepMutation();

  const finish = async ({ code }: { code: string }) => {
    try {
      onConfirmed((await confirm({ code: code.trim() }).unwrap()).recovery_codes);
    } catch (error) {
      showFormFailure(form, t('Failed to set up two-step login'), error, i18n);
    }
  };

  return (
    <Form
      form={form}
      name="confirm-two-step"
      layout="vertical"
      requiredMark={false}
      className={styles.narrow}
      onFinish={finish}
    >
      <p>{t('1. Scan this with your authenticator app:')}</p>
      <QRCode
        aria-label={t('QR code of the text below')}
        value={uri}
        type="svg"
        size={200}
        color="#000"
        bgColor="#fff"
      />
      <p>
        {t('Or type this into it:')} <span className={styles.secret}>{secret}</span>
      </p>
      <p>{t('2. Enter the code that it shows:')}</p>
      <Form.Item
        name="code"
        label={t('Code')}
        rules={[{ required: true, message: t('Please enter the code') }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Switch on')}
      </Button>
    </Form>
  );
}
