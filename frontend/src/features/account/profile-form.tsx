import { useForm } from 'react-hook-form';
import { useSaveProfileMutation } from '../../api/profile-api';
import { fieldErrorsOf } from '../../api/field-errors';
import type { User } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { NameField, PhoneField } from '../../components/contact-fields';
import { FieldFrame } from '../../components/field';
import { useI18n } from '../../lib/i18n/i18n';
import type { Language } from '../../lib/i18n/language';
import type { Text } from '../../lib/i18n/translate';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useFieldFaults } from '../../lib/use-field-faults';
import { useReason } from '../../lib/use-reason';
import { PartActions, PartForm } from './account-part';

interface ProfileValues {
  name: string;
  phone: string;
  language: Language;
}

const filled = (value: string) => value.trim() !== '' || ('Please enter your full name' satisfies Text);

/** Changes name, phone number and language; only what differs is sent. */
export function ProfileForm({ user }: { user: User }) {
  const { t, language, switchTo } = useI18n();
  const reasonOf = useReason();
  const kept = { name: user.name, phone: user.phone ?? '', language };
  // The phone number follows the default address, and the language the button in the page's head.
  const form = useForm<ProfileValues>({ values: kept, resetOptions: { keepDirtyValues: true } });
  const { showFaults, errorOf } = useFieldFaults(form, ['name', 'phone', 'language']);
  const [saveProfile, { isLoading }] = useSaveProfileMutation();

  const save = form.handleSubmit(async ({ name, phone, language: wanted }) => {
    try {
      const saved = await saveProfile({
        ...(name.trim() !== user.name && { name: name.trim() }),
        ...(phone.trim() !== (user.phone ?? '') && { phone: phone.trim() }),
        ...(wanted !== user.language && { language: wanted }),
      }).unwrap();
      form.reset({ name: saved.name, phone: saved.phone ?? '', language: wanted });
      if (wanted !== language) await switchTo(wanted);
      toast.success(t('Your details are saved'));
    } catch (error) {
      if (!showFaults(fieldErrorsOf(error)))
        toastFailure(t('Your details could not be saved'), error, reasonOf);
    }
  });

  return (
    <PartForm onSubmit={save}>
      <NameField required error={errorOf('name')} {...form.register('name', { validate: filled })} />
      <PhoneField enterKeyHint="done" error={errorOf('phone')} {...form.register('phone')} />
      <FieldFrame label={t('Language')}>
        {(links) => (
          <select {...links} {...form.register('language')}>
            <option value="en">English</option>
            <option value="km" lang="km">
              ភាសាខ្មែរ (Khmer)
            </option>
          </select>
        )}
      </FieldFrame>
      <PartActions>
        <BusyButton label={t('Save changes')} busyLabel={t('Saving...')} busy={isLoading} />
      </PartActions>
    </PartForm>
  );
}
