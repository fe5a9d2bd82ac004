import type { DetailValue, Product } from '../../api/types';
import { Swatch } from '../../components/swatch';
import { useI18n } from '../../lib/i18n/i18n';
import { colourOf, detailsOf, formatSpec, isColour, SPEC_FIELDS } from '../../lib/spec-fields';
import { useValueWords } from '../../lib/value-words';
import styles from './specifications.module.css';

/** The product's specifications by its category: yes or no for booleans, a dash when empty. */
export function Specifications({ product }: { product: Product }) {
  const { t } = useI18n();
  const translate = useValueWords();
  const details = detailsOf(product);
  const words = (value: DetailValue | undefined) =>
    typeof value === 'boolean' ? (value ? t('Yes') : t('No')) : translate(formatSpec(value));
  return (
    <section>
      <h2 className={styles.heading}>{t('Specifications')}</h2>
      <dl className={styles.specs}>
        {SPEC_FIELDS[product.category].map((field) => (
          <div key={field.name} className={styles.spec}>
            <dt>{t(field.label)}</dt>
            <dd>
              {isColour(field) && <Swatch text={colourOf(product)} />} {words(details[field.name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
