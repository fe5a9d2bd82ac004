import { LoadError, Note } from '../../../components/notices';
import { isUnanswered } from '../../../api/problem';
import { useReason } from '../../../lib/use-reason';
import { Hint } from './hint';
import styles from './load-state.module.css';

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
    const isWithoutAnswer = isUnanswered(error);
    return (
      <div className={styles.failure}>
        <LoadError message={isWithoutAnswer ? failed : (reason ?? failed)} onRetry={refetch} />
        {isWithoutAnswer && <Hint>{reason}</Hint>}
      </div>
    );
  }
  return data === undefined && loading && <Note>{loading}</Note>;
}
