import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './search-field.module.css';

interface SearchFieldProps {
  term: string;
  onSearch: (term: string) => void;
}

/** The term of a search, to be changed; a blank one is not searched. */
export function SearchField({ term: searched, onSearch }: SearchFieldProps) {
  const [term, setTerm] = useState(searched);
  const { t } = useI18n();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (term.trim() !== '') onSearch(term.trim());
  };

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <input
        className={styles.input}
        type="search"
        aria-label={t('Search products')}
        placeholder={t('Search products')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <Button type="submit">{t('Search')}</Button>
    </form>
  );
}
