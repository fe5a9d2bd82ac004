import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import type { Filters } from '../../lib/product-filters';
import styles from './filter-panel.module.css';

function boundOf(text: string): number | null {
  const amount = Number(text.replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

const textOf = (bound: number | null) => (bound === null ? '' : String(bound));

interface PriceFilterProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** A price from and to, in dollars; bounds in the wrong order are taken the right way round. */
export function PriceFilter({ filters, onChange }: PriceFilterProps) {
  const { t } = useI18n();
  const [min, setMin] = useState(textOf(filters.minPrice));
  const [max, setMax] = useState(textOf(filters.maxPrice));

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [boundOf(min), boundOf(max)];
    const isSwapped = from !== null && to !== null && from > to;
    onChange(isSwapped ? { minPrice: to, maxPrice: from } : { minPrice: from, maxPrice: to });
  };

  return (
    <form onSubmit={apply}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('Price ($)')}</legend>
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
