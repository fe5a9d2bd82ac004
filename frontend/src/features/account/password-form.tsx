import { fieldErrorsOf } from '../../api/field-errors';
import { useChangePasswordMutation } from '../../api/security-api';
import { BusyButton } from '../../components/busy-button';
import { PasswordField } from '../../components/password-field';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useForm } from '../../lib/use-form';
import { useReason } from '../../lib/use-reason';
import { PartActions, PartForm } from './account-part';

const EMPTY = { current_password: '', new_password: '' };
const entered = (password: string): Text | undefined =>
  password === '' ? 'Please enter your password' : undefined;
const RULES = { current_password: entered, new_password: entered };

/** Changes the user's own password, for which they need the old one. */
export function PasswordForm() {
  const { t } = useI18n();
  const reasonOf = useReason();
  const form = useForm(EMPTY, RULES);
  const [changePassword, { isLoading }] = useChangePasswordMutation();

  const save = form.submit(async (passwords) => {
    try {
      await changePassword(passwords).unwrap();
      form.reset();
      toast.success(t('Password changed. Your other sessions have ended.'));
    } catch (error) {
      if (!form.showFaults(fieldErrorsOf(error)))
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
        {...form.field('current_password')}
      />
      <PasswordField
        label={t('New Password')}
        autoComplete="new-password"
        enterKeyHint="done"
        required
        hint={t('At least 6 characters')}
        {...form.field('new_password')}
      />
      <PartActions>
        <BusyButton label={t('Change password')} busyLabel={t('Saving...')} busy={isLoading} />
      </PartActions>
    </PartForm>
  );
}
