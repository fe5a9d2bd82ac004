import { mapAddress } from '../../../../../libs/contracts/src/map-link';
import { useStaffI18n } from '../i18n/staff-i18n';

/** A link to where a map shows the place of an order, which nothing but this browser ever opens; nothing where nobody has pinned it. */
export function MapLink({ link }: { link: string | null }) {
  const { t } = useStaffI18n();
  const address = link && mapAddress(link);
  if (!address) return null;
  return (
    <p>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t('Show on a map')}
      </a>
    </p>
  );
}
