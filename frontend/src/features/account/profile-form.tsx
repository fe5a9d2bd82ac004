import { useSaveProfileMutation } from '../../api/profile-api';
import { fieldErrorsOf } from '../../api/field-errors';
import type { User } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { NameField, PhoneField } from '../../components/contact-fields';
import { FieldFrame } from '../../components/field';
import { useI18n } from '../../lib/i18n/i18n';
import type { Language } from '../../lib/i18n/language';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { filled, useForm } from '../../lib/use-form';
import { useReason } from '../../lib/use-reason';
import { PartActions, PartForm } from './account-part';

interface ProfileValues {
  name: string;
  phone: string;
  language: Language;
}

const RULES = { name: filled('Please enter your full name') };

/** Changes name, phone number and language; only what differs is sent. */
export function ProfileForm({ user }: { user: User }) {
  const { t, language, switchTo } = useI18n();
  const reasonOf = useReason();
  // The phone number follows the default address, and the language the button in the page's head.
  const form = useForm<ProfileValues>({ name: user.name, phone: user.phone ?? '', language }, RULES);
  const [saveProfile, { isLoading }] = useSaveProfileMutation();

  const save = form.submit(async ({ name, phone, language: wanted }) => {
    try {
      await saveProfile({
        ...(name.trim() !== user.name && { name: name.trim() }),
        ...(phone.trim() !== (user.phone ?? '') && { phone: phone.trim() }),
        ...(wanted !== user.language && { language: wanted }),
      }).unwrap();
      if (wanted !== language) await switchTo(wanted);
      form.reset();
      toast.success(t('Your details are saved'));
    } catch (error) {
      if (!form.showFaults(fieldErrorsOf(error)))
        toastFailure(t('Your details could not be saved'), error, reasonOf);
    }
  });

  const { error: languageError, ...languageField } = form.field('language');
  return (
    <PartForm onSubmit={save}>
      <NameField required {...form.field('name')} />
      <PhoneField enterKeyHint="done" {...form.field('phone')} />
      <FieldFrame label={t('Language')} error={languageError}>
        {(links) => (
          <select {...links} {...languageField}>
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
