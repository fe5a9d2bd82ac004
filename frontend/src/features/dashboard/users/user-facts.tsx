import type { ManagedUser } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Fact, Facts } from '../kit/facts';
import { UserStatus } from './user-status';

const LANGUAGES = { en: 'English', km: 'Khmer' } as const;

/** Who a user is, and how to reach them. */
export function UserFacts({ user }: { user: ManagedUser }) {
  const { t, moment } = useStaffI18n();
  const { email, phone, address, role, language, is_verified, created_at } = user;
  const { terms_agreed_at, news_agreed_at } = user;
  return (
    <Facts>
      <Fact label={t('Email')}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact label={t('Phone')}>
        {phone ? <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> : '-'}
      </Fact>
      <Fact label={t('Address')}>{address || '-'}</Fact>
      <Fact label={t('Role')}>{t(role)}</Fact>
      <Fact label={t('Status')}>
        <UserStatus user={user} />
      </Fact>
      <Fact label={t('Verified')}>{t(is_verified ? 'Yes' : 'No')}</Fact>
      <Fact label={t('Language of mails')}>{t(language ? LANGUAGES[language] : 'Not chosen')}</Fact>
      <Fact label={t('Signed up')}>{moment(created_at)}</Fact>
      <Fact label={t('Consent')}>
        {terms_agreed_at
          ? t('Agreed to the terms on {time}', { time: moment(terms_agreed_at) })
          : t('Not recorded')}
      </Fact>
      <Fact label={t('Offers by email')}>
        {news_agreed_at ? t('Agreed on {time}', { time: moment(news_agreed_at) }) : t('Not agreed')}
      </Fact>
    </Facts>
  );
}
