import { problemOf } from '../../api/problem';
import type { Quote } from '../../api/types';
import { ErrorText, LoadError } from '../../components/notices';
import { RielTotals } from '../../components/riel-totals';
import { Totals, TotalsSkeleton } from '../../components/totals';
import { usePriceStyle } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { formatRiel, inRiel } from '../../lib/riel';
import { DeliveryProgress } from './delivery-progress';
import styles from './quote-summary.module.css';

interface QuoteSummaryProps {
  quote: Quote | undefined;
  /** Whether the quote is for the cart as it is now; an older one is shown faded until the new one is loaded. */
  isCurrent: boolean;
  /** Why the quote could not be loaded. */
  error: unknown;
  onRetry: () => unknown;
}

/** The totals of the cart, or their shape while they load. */
export function QuoteSummary({ quote, isCurrent, error, onRetry }: QuoteSummaryProps) {
  const { t, translateProblem } = useI18n();
  const isFailed = Boolean(error) && !isCurrent;
  const failure = translateProblem(error) ?? t('Failed to load the totals');
  // Asking again does not help: the cart has to change.
  const isRefused = problemOf(error)?.code === 'TOO_MANY_PIECES';
  return (
    <section className={styles.summary} aria-label={t('Order summary')} aria-busy={!isCurrent && !isFailed}>
      <h2 className={styles.title}>{t('Order summary')}</h2>
      {isFailed && isRefused && <ErrorText>{failure}</ErrorText>}
      {isFailed && !isRefused && <LoadError message={failure} onRetry={onRetry} />}
      {quote ? (
        <div className={isCurrent ? undefined : styles.stale}>
          {quote.free_shipping && <DeliveryProgress {...quote.free_shipping} />}
          <QuotedTotals quote={quote} />
        </div>
      ) : (
        !isFailed && <LoadingTotals />
      )}
    </section>
  );
}

function QuotedTotals({ quote }: { quote: Quote }) {
  const { t } = useI18n();
  const { rate, isRielFirst } = usePriceStyle();
  const { lines, ...figures } = quote;
  if (isRielFirst && rate !== undefined)
    return <RielTotals {...figures} rate={rate} lines={lines.map((line) => line.line_total)} />;
  const riel = rate === undefined ? '' : formatRiel(inRiel(quote.total, rate));
  return <Totals {...quote} note={riel && t('about {riel}', { riel })} />;
}

function LoadingTotals() {
  const { t } = useI18n();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('Loading totals...')}
      </p>
      <TotalsSkeleton />
    </>
  );
}
