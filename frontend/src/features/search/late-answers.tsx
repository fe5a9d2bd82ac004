import { createElement, useEffect, useState } from 'react';
import type { SearchAnswers, SearchAnswersProps } from './search-answers';

/**
 * What a term has found, by code that is loaded when the search is opened: it is there as soon as what it shows. If that fails,
 * it is loaded once more the next time.
 */
export function LateAnswers(props: SearchAnswersProps) {
  const [answers, setAnswers] = useState<typeof SearchAnswers | null>(null);
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./search-answers');
      setAnswers(() => loaded.SearchAnswers);
    };
    void load().catch(() => undefined);
  }, []);
  return answers && createElement(answers, props);
}
