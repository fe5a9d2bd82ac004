import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadError, Note } from '../../components/notices';
import { SearchForm } from '../../components/search-form';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { categoryOfTerm, categoryPath } from '../../lib/search-terms';
import { LateAnswers } from './late-answers';
import { moveBetweenResults } from './move-between-results';
import { LOAD_FAILURE, useSearch } from './use-search';

/** Searches for a category by its aliases, else for products; Enter opens the category or the first match. */
export function SearchPanel({ onNavigate }: { onNavigate: () => void }) {
  const [term, setTerm] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const search = useSearch(term);
  const navigate = useNavigate();
  const { t, translateProblem } = useI18n();
  const hasTerm = term.trim() !== '';

  useEffect(() => {
    panel.current?.querySelector('input')?.focus();
  }, []);

  const go = (path: string) => {
    onNavigate();
    void navigate(path);
  };

  const openFirstMatch = async () => {
    try {
      const [match] = await search.findNow();
      if (match) go(productPath(match));
      else window.alert(t('No products found'));
    } catch (failure) {
      window.alert(translateProblem(failure) ?? t(LOAD_FAILURE));
    }
  };

  const submit = () => {
    if (!hasTerm) return;
    const category = categoryOfTerm(term);
    if (category) go(categoryPath(category.slug, category.rest));
    else void openFirstMatch();
  };

  const moveFocus = (event: KeyboardEvent) => moveBetweenResults(event, panel.current);

  return (
    <div ref={panel} onKeyDown={moveFocus}>
      <SearchForm term={term} onType={setTerm} onSearch={submit} />
      {search.error !== undefined && (
        <LoadError message={translateProblem(search.error) ?? t(LOAD_FAILURE)} onRetry={search.retry} />
      )}
      {hasTerm && search.isLoading && <Note>{t('Loading products...')}</Note>}
      <LateAnswers term={term} matches={search.matches} onNavigate={onNavigate} />
    </div>
  );
}
