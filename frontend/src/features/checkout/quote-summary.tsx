import { errorMessage, shortagesOf } from '../../api/problem';
import type { Quote } from '../../api/types';
import { LoadError, Note } from '../../components/notices';
import { Totals } from '../../components/totals';
import styles from './quote-summary.module.css';

interface QuoteSummaryProps {
  quote: Quote | undefined;
  /** Whether the quote is for the cart as it is now; an older one is shown faded until the new one is here. */
  isCurrent: boolean;
  error: unknown;
  onRetry: () => void;
}

/** The totals of the cart. */
export function QuoteSummary({ quote, isCurrent, error, onRetry }: QuoteSummaryProps) {
  const isFailed = Boolean(error) && !isCurrent && shortagesOf(error).length === 0;
  return (
    <section className={styles.summary} aria-label="Order summary">
      {isFailed && <LoadError message={errorMessage(error, 'Failed to load the totals')} onRetry={onRetry} />}
      {!error && !quote && <Note>Loading totals...</Note>}
      {quote && (
        <div className={isCurrent ? undefined : styles.stale} aria-busy={!isCurrent}>
          <Totals {...quote} />
        </div>
      )}
    </section>
  );
}
