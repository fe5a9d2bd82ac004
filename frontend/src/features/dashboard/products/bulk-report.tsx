import type { BulkResult } from '../../../api/types';
import { ErrorText } from '../../../components/notices';

/** What became of the rows of a bulk upload. */
export function BulkReport({ result: { uploaded, failed, successes, failures } }: { result: BulkResult }) {
  return (
    <section aria-label="Upload result" aria-live="polite">
      <p>
        Uploaded: {uploaded}, failed: {failed}
      </p>
      <ul>
        {successes.map(({ row, name }) => (
          <li key={row}>
            Row {row}: {name}
          </li>
        ))}
      </ul>
      {failures.map(({ row, name, error }) => (
        <ErrorText key={row}>
          Row {row}: {name ? `${name}: ` : ''}
          {error}
        </ErrorText>
      ))}
    </section>
  );
}
