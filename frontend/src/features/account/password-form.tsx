import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../api/field-errors';
import { useChangePasswordMutation } from '../../api/security-api';
import { BusyButton } from '../../components/busy-button';
import { PasswordField } from '../../components/password-field';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useFieldFaults } from '../../lib/use-field-faults';
import { useReason } from '../../lib/use-reason';
import { PartActions, PartForm } from './account-part';

const EMPTY = { current_password: '', new_password: '' };
const rules = { required: 'Please enter your password' satisfies Text };

/** Changes the user's own password, for which they need the old one. */
export function PasswordForm() {
  const { t } = useI18n();
  const reasonOf = useReason();
  const form = useForm({ defaultValues: EMPTY });
  const { showFaults, errorOf } = useFieldFaults(form, ['current_password', 'new_password']);
  const [changePassword, { isLoading }] = useChangePasswordMutation();

  const save = form.handleSubmit(async (passwords) => {
    try {
      await changePassword(passwords).unwrap();
      form.reset(EMPTY);
      toast.success(t('Password changed. Your other sessions have ended.'));
    } catch (error) {
      if (!showFaults(fieldErrorsOf(error)))
        toastFailure(t('The password could not be changed'), error, reasonOf);
    }
  });

  return (
    <PartForm onSubmit={save}>
      <PasswordField
        label={t('Current password')}
        autoComplete="current-password"
        enterKeyHint="next"
        required
        error={errorOf('current_password')}
        {...form.register('current_password', rules)}
      />
      <PasswordField
        label={t('New Password')}
        autoComplete="new-password"
        enterKeyHint="done"
        required
        hint={t('At least 6 characters')}
        error={errorOf('new_password')}
        {...form.register('new_password', rules)}
      />
      <PartActions>
        <BusyButton label={t('Change password')} busyLabel={t('Saving...')} busy={isLoading} />
      </PartActions>
    </PartForm>
  );
}
