import { Button, Form, Input } from 'antd';
import { useChangePasswordMutation } from '../../../api/security-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { SecretForm } from './secret-form';

interface ChangePasswordFormProps {
  onUnsaved?: (isUnsaved: boolean) => void;
  onChanged?: () => void;
}

interface PasswordForm {
  current_password: string;
  new_password: string;
  repeated: string;
}

const required = (message: string) => ({ required: true, message });

/** Changes the user's own password. */
export function ChangePasswordForm({ onUnsaved, onChanged }: ChangePasswordFormProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<PasswordForm>();
  const [changePassword, { isLoading }] = useChangePasswordMutation();

  const save = async ({ current_password, new_password }: PasswordForm) => {
    const isChanged = await act(() => changePassword({ current_password, new_password }).unwrap(), {
      done: t('Password changed. Your other sessions have ended.'),
      failed: t('Failed to change the password'),
      form,
    });
    if (!isChanged) return;
    form.resetFields();
    onUnsaved?.(false);
    onChanged?.();
  };

  return (
    <SecretForm name="change-password" form={form} onUnsaved={onUnsaved} onSubmit={save}>
      <p>{t('A new password logs you out on all other devices.')}</p>
      <Form.Item
        name="current_password"
        label={t('Current password')}
        rules={[required(t('Please enter your current password'))]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="new_password"
        label={t('New password')}
        rules={[
          required(t('Please enter a new password')),
          { min: 12, message: t('The password of staff must have at least 12 characters') },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={t('New password again')}
        dependencies={['new_password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              value === getFieldValue('new_password')
                ? Promise.resolve()
                : Promise.reject(new Error(t("Passwords don't match"))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Change password')}
      </Button>
    </SecretForm>
  );
}
