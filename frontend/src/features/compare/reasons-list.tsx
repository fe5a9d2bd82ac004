import type { Product } from '../../api/types';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { reasonsOf } from './reasons';
import styles from './reasons-list.module.css';

/** In words, what each product has otherwise than the first. */
export function Reasons({ products: [base, ...others] }: { products: Product[] }) {
  const { t, pick, language } = useI18n();
  const write = usePrices();
  const nameOf = ({ name, name_km }: Product) => pick(name, name_km);
  return (
    <section className={styles.reasons}>
      <h2>{t('Beside {name}', { name: nameOf(base!) })}</h2>
      <ul>
        {others.map((product) => {
          const reasons = reasonsOf(product, base!, t, (dollars) => write(dollars).first);
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
