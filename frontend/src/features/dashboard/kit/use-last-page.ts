import { useEffect } from 'react';

interface PageQuery {
  currentData?: { total: number };
  isFetching: boolean;
}

/** Leads from a page beyond the last one to the last; `show` puts it in the other's place. */
export function useLastPage(
  { currentData, isFetching }: PageQuery,
  page: number,
  pageSize: number,
  show: (page: number) => void,
): void {
  const last = currentData && !isFetching ? Math.max(1, Math.ceil(currentData.total / pageSize)) : page;
  useEffect(() => {
    if (page > last) show(last);
  });
}
