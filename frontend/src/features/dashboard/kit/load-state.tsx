import { LoadError, Note } from '../../../components/notices';
import { isUnanswered } from '../../../api/problem';
import { useReason } from '../../../lib/use-reason';
import { Hint } from './hint';

interface LoadStateProps {
  /** A list or any other query. */
  of: { data?: unknown; error?: unknown; refetch: () => unknown };
  /** Shown while there is no data. */
  loading?: string;
  /** Shown when loading fails and the server gives no reason. */
  failed: string;
}

/** Says that data is loading, or why it could not be loaded, with a Retry button. */
export function LoadState({ of: { data, error, refetch }, loading, failed }: LoadStateProps) {
  const reasonOf = useReason();
  if (error) {
    const reason = reasonOf(error);
    if (!isUnanswered(error)) return <LoadError message={reason ?? failed} onRetry={refetch} />;
    return (
      <>
        <LoadError message={failed} onRetry={refetch} />
        <Hint>{reason}</Hint>
      </>
    );
  }
  return data === undefined && loading && <Note>{loading}</Note>;
}
