import type { Brand } from '../../api/types';
import { ShopImage } from '../../components/shop-image';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './brand-picker.module.css';

interface BrandPickerProps {
  brands: Brand[];
  /** Null for all brands, undefined for none of these. */
  chosen: Brand | null | undefined;
  onChoose: (brand: Brand | null) => void;
}

/** A button for each brand, and one for all brands that stays in sight; the chosen one is pressed. */
export function BrandPicker({ brands, chosen, onChoose }: BrandPickerProps) {
  const { t } = useI18n();
  return (
    <div className={styles.picker} role="group" aria-label={t('Brands')}>
      {brands.map((brand) => (
        <button
          key={brand.id}
          type="button"
          className={styles.brand}
          aria-pressed={brand.id === chosen?.id}
          onClick={() => onChoose(brand)}
        >
          <span className={styles.logo}>
            <ShopImage src={brand.image_url} alt="" width={72} height={36} />
          </span>
          <span className={styles.name} title={brand.name}>
            {brand.name}
          </span>
        </button>
      ))}
      {brands.length > 1 && (
        <button
          type="button"
          className={`${styles.brand} ${styles.all}`}
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          {t('All brands')}
        </button>
      )}
    </div>
  );
}
