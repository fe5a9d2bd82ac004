import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';

interface LoadStateProps {
  /** A list, or a query of anything else. */
  of: { data?: unknown; error?: unknown; refetch: () => unknown };
  /** Said until there is something; without it, nothing is. */
  loading?: string;
  /** Said when it cannot be had and the server gives no reason. */
  failed: string;
}

/** Stands in for what is loaded: that it is on its way or cannot be had, with a way to try again. */
export function LoadState({ of: { data, error, refetch }, loading, failed }: LoadStateProps) {
  const { translateProblem } = useStaffI18n();
  if (error) return <LoadError message={translateProblem(error) ?? failed} onRetry={refetch} />;
  return data === undefined && loading && <Note>{loading}</Note>;
}
