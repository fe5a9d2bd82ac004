import type { CheckedHistory } from '../../../api/types';
import { amountIn } from '../../../lib/amount-in';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Fact, Facts } from '../kit/facts';
import styles from './checked-file.module.css';
import { SOURCES } from './sources';

/** As many faults are shown at once. */
const MAX_SHOWN = 20;

/** What a file holds and would bring, and which of its rows cannot be read. */
export function CheckedFile({ of }: { of: CheckedHistory }) {
  const { t, moment } = useStaffI18n();
  const { source, kind, sample } = of;
  return (
    <section aria-label={t('What the file brings')}>
      <Facts>
        <Fact label={t('File')}>
          {t(SOURCES[source])}: {t(kind === 'orders' ? 'Orders' : 'Customers')}
        </Fact>
        <Fact label={t('What happens')}>
          {t('{new} new, {changed} changed, {known} as before', {
            ...{ new: of.new, changed: of.changed, known: of.known },
          })}
        </Fact>
        {of.from && of.to && (
          <Fact label={t('Ordered')}>
            {moment(of.from)} – {moment(of.to)}
          </Fact>
        )}
        {sample.length > 0 && (
          <Fact label={t('The first ones')}>
            <ul className={styles.rows}>
              {sample.map(({ title, name, currency, total }, place) => (
                <li key={place}>{[title, name, amountIn(currency, total)].filter(Boolean).join(', ')}</li>
              ))}
            </ul>
          </Fact>
        )}
      </Facts>
      {of.failed > 0 && <FailedRows of={of} />}
    </section>
  );
}

function FailedRows({ of: { failed, failures } }: { of: CheckedHistory }) {
  const { t, translateFault } = useStaffI18n();
  const shown = failures.slice(0, MAX_SHOWN);
  const more = failed - shown.length;
  return (
    <div role="alert" className={styles.faults}>
      <p>{t('Rows that cannot be read and are left out: {count}', { count: failed })}</p>
      <ul className={styles.rows}>
        {shown.map(({ row, fault }) => (
          <li key={row}>
            <strong>{t('Line {line}', { line: row })}</strong>: {translateFault(fault)}
          </li>
        ))}
        {more > 0 && <li>{t('and {count} more', { count: more })}</li>}
      </ul>
    </div>
  );
}
