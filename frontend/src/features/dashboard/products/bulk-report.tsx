import type { BulkResult } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';

/** What became of the rows of a bulk upload. */
export function BulkReport({ result: { uploaded, failed, successes, failures } }: { result: BulkResult }) {
  const { t, said } = useStaffI18n();
  return (
    <section aria-label={t('Upload result')} aria-live="polite">
      <p>{t('Uploaded: {uploaded}, failed: {failed}', { uploaded, failed })}</p>
      <ul>
        {successes.map(({ row, name }) => (
          <li key={row}>
            {t('Row {row}', { row })}: {name}
          </li>
        ))}
      </ul>
      {failures.map(({ row, name, error }) => (
        <ErrorText key={row}>
          {t('Row {row}', { row })}: {name ? `${name}: ` : ''}
          {said(error)}
        </ErrorText>
      ))}
    </section>
  );
}
