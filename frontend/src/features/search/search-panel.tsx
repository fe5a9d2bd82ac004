import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../api/problem';
import { useLazyGetAllProductsQuery } from '../../api/products-api';
import { Button } from '../../components/button';
import { LoadError, Note } from '../../components/notices';
import { productPath } from '../../lib/product-path';
import { categoryOfTerm, matchByName } from '../../lib/search-terms';
import { SearchResults } from './search-results';
import styles from './search-panel.module.css';

const LOAD_FAILURE = 'Failed to load products';

/** Finds a category by its aliases, else products by name; Enter opens the category or the first match. */
export function SearchPanel({ onNavigate }: { onNavigate: () => void }) {
  const [term, setTerm] = useState('');
  const [loadProducts, { data: products, error }] = useLazyGetAllProductsQuery();
  const navigate = useNavigate();

  useEffect(() => {
    void loadProducts(undefined, true);
  }, [loadProducts]);

  const go = (path: string) => {
    onNavigate();
    void navigate(path);
  };

  const openFirstMatch = async () => {
    try {
      const [match] = matchByName(await loadProducts(undefined, true).unwrap(), term);
      if (match) go(productPath(match));
      else window.alert('No products found');
    } catch (failure) {
      window.alert(errorMessage(failure, LOAD_FAILURE));
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (term.trim() === '') return;
    const category = categoryOfTerm(term);
    if (category) go(`/category/${category}`);
    else void openFirstMatch();
  };

  return (
    <>
      <form role="search" className={styles.form} onSubmit={submit}>
        <input
          className={styles.input}
          type="search"
          aria-label="Search products"
          placeholder="Search products"
          autoFocus
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
      {error && (
        <LoadError message={errorMessage(error, LOAD_FAILURE)} onRetry={() => void loadProducts(undefined)} />
      )}
      {!error && !products && <Note>Loading products...</Note>}
      {products && !error && <SearchResults products={products} term={term} onNavigate={onNavigate} />}
    </>
  );
}
