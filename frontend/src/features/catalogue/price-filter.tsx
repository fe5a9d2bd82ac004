import { useState, type FormEvent } from 'react';
import type { Facets } from '../../api/types';
import { Button } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import { boundOf, type Filters } from '../../lib/product-filters';
import styles from './price-filter.module.css';

const textOf = (bound: number | null) => (bound === null ? '' : String(bound));

interface PriceFilterProps {
  /** The lowest and highest price without the price filter. */
  range: Facets['price'];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** A price from and to, in dollars; swapped if they are in the wrong order. */
export function PriceFilter({ range, filters, onChange }: PriceFilterProps) {
  const { t, money } = useI18n();
  const { minPrice, maxPrice } = filters;
  const [min, setMin] = useState(textOf(minPrice));
  const [max, setMax] = useState(textOf(maxPrice));
  const [known, setKnown] = useState({ minPrice, maxPrice });
  // Back or clearing change the address too. Updating the fields here, instead of by a key, keeps the focus.
  if (known.minPrice !== minPrice || known.maxPrice !== maxPrice) {
    setKnown({ minPrice, maxPrice });
    setMin(textOf(minPrice));
    setMax(textOf(maxPrice));
  }

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [boundOf(min), boundOf(max)];
    const isSwapped = from !== null && to !== null && from > to;
    // What is no price goes, so that the fields say what is applied.
    if (from === null) setMin('');
    if (to === null) setMax('');
    onChange(isSwapped ? { minPrice: to, maxPrice: from } : { minPrice: from, maxPrice: to });
  };

  return (
    <form onSubmit={apply}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('Price ($)')}</legend>
        {range && (
          <p className={styles.range}>
            {money(range.min)} – {money(range.max)}
          </p>
        )}
        <div className={styles.bounds}>
          <input
            className={styles.bound}
            inputMode="decimal"
            placeholder={t('from')}
            aria-label={t('Price from')}
            value={min}
            onChange={({ target }) => setMin(target.value)}
          />
          <input
            className={styles.bound}
            inputMode="decimal"
            placeholder={t('to')}
            aria-label={t('Price to')}
            value={max}
            onChange={({ target }) => setMax(target.value)}
          />
          <Button type="submit" kind="quiet" className={styles.apply}>
            {t('Apply')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
