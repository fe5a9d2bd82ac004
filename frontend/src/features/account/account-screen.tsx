import { Link } from 'react-router-dom';
import type { User } from '../../api/types';
import { ColumnPage } from '../../components/column-page';
import { useI18n } from '../../lib/i18n/i18n';
import { AccountPart, PartText } from './account-part';
import styles from './account-screen.module.css';
import { AddressBook } from './address-book';
import { NewsPart } from './news-part';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { TelegramPart } from './telegram-part';

/** What the shop knows of a user, which they can change: who they are, where they are delivered to, and their password. */
export function AccountScreen({ user }: { user: User }) {
  const { t } = useI18n();
  return (
    <ColumnPage
      title={t('Your account')}
      link={
        <span className={styles.links}>
          <Link to="/user-profile">{t('My Orders & Receipts')}</Link>
          <Link to="/wishlist">{t('My wishlist')}</Link>
        </span>
      }
    >
      <div className={styles.parts}>
        <AccountPart title={t('Personal details')}>
          <PartText>{user.email}</PartText>
          <ProfileForm user={user} />
        </AccountPart>
        <AddressBook name={user.name} phone={user.phone ?? ''} />
        <NewsPart user={user} />
        <TelegramPart />
        <AccountPart title={t('Change password')}>
          <PasswordForm />
        </AccountPart>
      </div>
    </ColumnPage>
  );
}
