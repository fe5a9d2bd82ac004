import type { Product } from '../../api/types';
import { SpecList } from '../../components/spec-list';
import { Swatch } from '../../components/swatch';
import { useI18n } from '../../lib/i18n/i18n';
import { colourOf, detailsOf } from '../../lib/spec-fields';
import { useSpecList, useSpecWords } from '../../lib/spec-list';
import styles from './specifications.module.css';

/** The product's specifications by its category, as an admin has ordered them: yes or no for booleans, a dash when empty. */
export default function Specifications({ product }: { product: Product }) {
  const { t } = useI18n();
  const words = useSpecWords();
  const shown = useSpecList(product.category)?.filter(({ isHidden }) => !isHidden);
  if (!shown?.length) return null;
  const details = detailsOf(product);
  return (
    <section>
      <h2 className={styles.heading}>{t('Specifications')}</h2>
      <SpecList specs={shown}>
        {(spec) => (
          <>
            {spec.isColour && <Swatch text={colourOf(product)} />} {words(spec, details[spec.name])}
          </>
        )}
      </SpecList>
    </section>
  );
}
