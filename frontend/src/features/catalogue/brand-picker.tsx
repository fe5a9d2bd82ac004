import type { Brand } from '../../api/types';
import { Picture } from '../../components/picture';
import styles from './brand-picker.module.css';

interface BrandPickerProps {
  brands: Brand[];
  chosen: Brand;
  onChoose: (brand: Brand) => void;
}

/** One button a brand; the chosen one is pressed in. */
export function BrandPicker({ brands, chosen, onChoose }: BrandPickerProps) {
  return (
    <div className={styles.picker} role="group" aria-label="Brands">
      {brands.map((brand) => (
        <button
          key={brand.id}
          type="button"
          className={styles.brand}
          aria-pressed={brand.id === chosen.id}
          onClick={() => onChoose(brand)}
        >
          <Picture src={brand.image_url} alt="" width={64} height={32} />
          {brand.name}
        </button>
      ))}
    </div>
  );
}
