import type { CategorySlug } from '../api/types';
import { CATEGORIES } from '../lib/categories';
import { useI18n } from '../lib/i18n/i18n';
import { IconLinks } from './icon-links';
import { CategoryIcon } from './icons';

interface CategoryLinksProps {
  /** The category that is likely meant, if any. */
  first?: CategorySlug;
  onNavigate?: () => void;
}

/** The ways to all products, for whoever has typed nothing or found nothing. */
export function CategoryLinks({ first, onNavigate }: CategoryLinksProps) {
  const { t } = useI18n();
  const ordered = [...CATEGORIES].sort(
    (one, other) => Number(other.slug === first) - Number(one.slug === first),
  );
  return (
    <IconLinks
      label={t('Categories')}
      links={ordered.map(({ slug, all }) => ({
        to: `/category/${slug}`,
        icon: <CategoryIcon slug={slug} />,
        text: t(all),
      }))}
      onNavigate={onNavigate}
    />
  );
}
