import type { Product } from '../../api/types';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import type { ListedSpec } from '../../lib/spec-list';
import { reasonsOf } from './reasons';
import styles from './reasons-list.module.css';

interface ReasonsProps {
  products: Product[];
  /** What may be told of them. */
  specs: ListedSpec[];
}

/** In words, what each product has otherwise than the first. */
export function Reasons({ products: [base, ...others], specs }: ReasonsProps) {
  const { t, pick, language } = useI18n();
  const write = usePrices();
  const nameOf = ({ name, name_km }: Product) => pick(name, name_km);
  return (
    <section className={styles.reasons}>
      <h2>{t('Beside {name}', { name: nameOf(base!) })}</h2>
      <ul>
        {others.map((product) => {
          const reasons = reasonsOf(product, base!, specs, t, (dollars) => write(dollars).first);
          return (
            <li key={product.id}>
              <strong>{nameOf(product)}</strong>
              {language === 'km' ? '៖ ' : ': '}
              {reasons.join(', ') || t('The known figures are the same.')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
