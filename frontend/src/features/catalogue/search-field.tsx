import { useState } from 'react';
import { SearchForm } from '../../components/search-form';

interface SearchFieldProps {
  term: string;
  onSearch: (term: string) => void;
}

/** The term of a search, to be changed; a blank one is not searched. */
export function SearchField({ term: searched, onSearch }: SearchFieldProps) {
  const [term, setTerm] = useState(searched);
  const search = () => {
    if (term.trim() !== '') onSearch(term.trim());
  };
  return <SearchForm term={term} onType={setTerm} onSearch={search} />;
}
