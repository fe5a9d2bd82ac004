import { useState } from 'react';
import { Button } from '../../components/button';
import { SearchForm } from '../../components/search-form';
import { useI18n } from '../../lib/i18n/i18n';
import { useOrderSearch } from '../../lib/order-search';
import styles from './order-search.module.css';

/** Finds the shopper's own orders; the address says what is looked for. */
export function OrderSearch() {
  const { t } = useI18n();
  const { q, search } = useOrderSearch();
  const [term, setTerm] = useState(q);
  return (
    <div className={styles.search}>
      <SearchForm
        term={term}
        label="Find an order: number, product or name"
        onType={setTerm}
        onSearch={() => search(term)}
      />
      {q && (
        <Button kind="quiet" onClick={() => search('')}>
          {t('Show all orders')}
        </Button>
      )}
    </div>
  );
}
