import { Link } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';

/** Where no section is; on a phone its menu is closed, so it leads on by itself. */
export function NothingHere() {
  const { t } = useStaffI18n();
  return (
    <>
      <PageHead title={t('There is nothing at this address.')} />
      <Link to="/seller-dashboard">{t('Home')}</Link>
    </>
  );
}
