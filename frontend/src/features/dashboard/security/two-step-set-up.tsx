import { Button, Form, Input, QRCode } from 'antd';
import { useConfirmTwoStepMutation, useStartTwoStepMutation } from '../../../api/security-api';
import { typedCode } from '../../../lib/digits';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { SecretForm } from './secret-form';
import styles from './two-step-set-up.module.css';

interface SetUpProps {
  onConfirmed: (recoveryCodes: string[]) => void;
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** Asks for the password, shows the secret, and asks for a first code; passes on the recovery codes. */
export function TwoStepSetUp({ onConfirmed, onUnsaved }: SetUpProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<{ password: string }>();
  const [start, { data: secret, isLoading }] = useStartTwoStepMutation();

  const begin = (values: { password: string }) =>
    act(() => start(values).unwrap(), { failed: t('Failed to set up two-step login'), form });

  if (secret) return <Confirm {...secret} onConfirmed={onConfirmed} />;
  return (
    <SecretForm name="start-two-step" form={form} onUnsaved={onUnsaved} onSubmit={begin}>
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
    </SecretForm>
  );
}

interface ConfirmProps {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function Confirm({ secret, uri, onConfirmed }: ConfirmProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<{ code: string }>();
  const [confirm, { isLoading }] = useConfirmTwoStepMutation();

  const finish = async ({ code }: { code: string }) => {
    const isOn = await act(() => confirm({ code: typedCode(code) }).unwrap(), {
      failed: t('Failed to set up two-step login'),
      form,
    });
    if (isOn) onConfirmed(isOn.result.recovery_codes);
  };

  return (
    <SecretForm name="confirm-two-step" form={form} onSubmit={finish}>
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
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Switch on')}
      </Button>
    </SecretForm>
  );
}
