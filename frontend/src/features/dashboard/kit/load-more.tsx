import { Button } from 'antd';
import { useEffect } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './load-more.module.css';

interface PagesQuery {
  currentData?: { pages: unknown[] };
  error?: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/** Loads pages of an infinite list until as many are open as the address says. */
export function useOpenPages(query: PagesQuery, wanted: number): void {
  const { currentData, error, hasNextPage, isFetching, fetchNextPage } = query;
  const open = currentData?.pages.length ?? 0;
  const isBehind = open > 0 && open < wanted && hasNextPage;
  useEffect(() => {
    if (isBehind && !isFetching && !error) void fetchNextPage();
  }, [isBehind, isFetching, error, fetchNextPage]);
}

interface LoadMoreProps {
  query: PagesQuery;
  count: number;
  total: number;
  /** Called with the number of pages to open. */
  onPages: (pages: number) => void;
}

/** The Load More button below an infinite list, and how many items are shown. */
export function LoadMore({ query, count, total, onPages }: LoadMoreProps) {
  const { t } = useStaffI18n();
  const open = query.currentData?.pages.length ?? 0;
  return (
    <div className={styles.more}>
      {query.hasNextPage && count < total && (
        <Button loading={query.isFetching} onClick={() => onPages(open + 1)}>
          {t('Load More')}
        </Button>
      )}
      <span>{t('{count} of {total} shown', { count, total })}</span>
    </div>
  );
}
