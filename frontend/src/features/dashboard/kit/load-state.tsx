import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';

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
  const { translateProblem } = useStaffI18n();
  if (error) return <LoadError message={translateProblem(error) ?? failed} onRetry={refetch} />;
  return data === undefined && loading && <Note>{loading}</Note>;
}
