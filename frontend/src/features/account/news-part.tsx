import { useId } from 'react';
import { useSaveProfileMutation } from '../../api/profile-api';
import type { User } from '../../api/types';
import { Checkbox } from '../../components/checkbox';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';
import { AccountPart, PartText } from './account-part';

/** Whether the shop may write to them about offers: only once they say so, and no more when they take it back. */
export function NewsPart({ user }: { user: User }) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const about = useId();
  const [saveProfile, { isLoading, originalArgs }] = useSaveProfileMutation();

  // The box is not disabled while it is saved, which would take the focus away.
  const save = async (news: boolean) => {
    if (isLoading) return;
    try {
      await saveProfile({ news }).unwrap();
      toast.success(t('Your details are saved'));
    } catch (error) {
      toastFailure(t('Your details could not be saved'), error, reasonOf);
    }
  };

  return (
    <AccountPart title={t('Offers and news')}>
      <Checkbox
        label={t('Tell me about offers and new products by email')}
        aria-describedby={about}
        checked={isLoading ? Boolean(originalArgs?.news) : user.news}
        onChange={({ target }) => void save(target.checked)}
      />
      <PartText id={about}>{t('You can take this back here at any time.')}</PartText>
    </AccountPart>
  );
}
