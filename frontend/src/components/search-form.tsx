import type { FormEvent } from 'react';
import { useI18n } from '../lib/i18n/i18n';
import type { Text } from '../lib/i18n/translate';
import { Button } from './button';
import styles from './search-form.module.css';

interface SearchFormProps {
  term: string;
  /** What is searched, when it is not the products. */
  label?: Text;
  onType: (term: string) => void;
  /** Called with Enter or the button, also for a blank term. */
  onSearch: () => void;
}

/** The field for a search term, with its button. */
export function SearchForm({ term, label = 'Search products', onType, onSearch }: SearchFormProps) {
  const { t } = useI18n();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <input
        className={styles.input}
        type="search"
        aria-label={t(label)}
        placeholder={t(label)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={term}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit">{t('Search')}</Button>
    </form>
  );
}
