import type { DecidedField } from '../../../api/spec-fields-api';
import { useGetProductsQuery } from '../../../api/products-api';
import type { CategorySlug } from '../../../api/types';
import { SpecList } from '../../../components/spec-list';
import { useI18n } from '../../../lib/i18n/i18n';
import { detailsOf } from '../../../lib/spec-fields';
import { listedSpecs, useSpecWords } from '../../../lib/spec-list';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './spec-preview.module.css';

interface SpecPreviewProps {
  category: CategorySlug;
  fields: DecidedField[];
}

/** The list as on the page of the category's newest product. */
export function SpecPreview({ category, fields }: SpecPreviewProps) {
  const { t, pick } = useStaffI18n();
  const words = useI18n();
  const valueWords = useSpecWords();
  const { data } = useGetProductsQuery({ category, sort: 'newest', limit: 1 });
  const product = data?.[0];
  const details = product ? detailsOf(product) : {};
  const shown = listedSpecs(category, fields, words).filter(({ isHidden }) => !isHidden);
  return (
    <section className={styles.preview} aria-label={t('How it will look')}>
      <p className={styles.heading}>{t('How it will look')}</p>
      {product && <p className={styles.product}>{pick(product.name, product.name_km)}</p>}
      <SpecList specs={shown}>{(spec) => valueWords(spec, details[spec.name])}</SpecList>
    </section>
  );
}
