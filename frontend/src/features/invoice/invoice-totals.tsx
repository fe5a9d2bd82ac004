import type { InvoiceDocument } from '../../api/types';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { formatRiel } from '../../lib/riel';
import { Both } from './both';
import { WORDS, type Words } from './invoice-words';
import styles from './invoice-totals.module.css';

type Totals = InvoiceDocument['totals'];

interface InvoiceTotalsProps {
  totals: Totals;
  /** Whether the seller is registered for VAT. */
  isTaxed: boolean;
}

/** What it comes to in dollars and, by the rate of the day, in riel. */
export function InvoiceTotals({ totals, isTaxed }: InvoiceTotalsProps) {
  const { riel_rate, rate_day } = totals;
  return (
    <dl className={styles.totals}>
      {isTaxed && <Total words={WORDS.net} cents={totals.net_cents} riel={totals.net_khr} />}
      {isTaxed && <Total words={WORDS.vat} cents={totals.vat_cents} riel={totals.vat_khr} />}
      <Total
        words={isTaxed ? WORDS.totalWithVat : WORDS.total}
        cents={totals.total_cents}
        riel={totals.total_khr}
        isLast
      />
      {riel_rate !== null && rate_day && (
        <div className={styles.rate}>
          <dt>
            <Both words={WORDS.rate} />
          </dt>
          <dd>
            <span>$1 = {formatRiel(riel_rate)}</span>
            <span>{formatDay(rate_day)}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface TotalProps {
  words: Words;
  cents: number;
  riel: number | null;
  isLast?: boolean;
}

function Total({ words, cents, riel, isLast = false }: TotalProps) {
  return (
    <div className={isLast ? styles.last : undefined}>
      <dt>
        <Both words={words} />
      </dt>
      <dd>
        <span>{formatMoney(cents / 100)}</span>
        {riel !== null && <span>{formatRiel(riel)}</span>}
      </dd>
    </div>
  );
}
