import { useEffect } from 'react';
import type { NavigateOptions } from 'react-router-dom';

interface PageQuery<Page> {
  data?: Page;
  currentData?: Page;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Where it is held which page is shown. */
interface Place {
  search: { page: number };
  show: (wanted: { page: number }, options?: NavigateOptions) => void;
}

interface AnyPage {
  total: number;
  page?: number;
  currentPage?: number;
}

/** A list as it is shown: a page of it, how its load goes, and the way to its other pages. */
export interface List<Page> {
  data: Page | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** As antd's pagination takes them. */
  pages: {
    current: number;
    total: number;
    pageSize: number;
    showSizeChanger: false;
    onChange: (page: number) => void;
  };
}

/** One page of a list by its query. A page beyond the last leads to the last, which takes its place. */
export function useList<Page extends AnyPage>(
  query: PageQuery<Page>,
  { search, show }: Place,
  pageSize: number,
): List<Page> {
  const { currentData, error, isFetching, refetch } = query;
  const data = shownOf(query);
  const last = Math.max(1, Math.ceil((currentData?.total ?? 0) / pageSize));
  const isBeyond = currentData !== undefined && !isFetching && search.page > last;
  useEffect(() => {
    if (isBeyond) show({ page: last }, { replace: true });
  });
  const pages = {
    current: data?.page ?? data?.currentPage ?? 1,
    total: data?.total ?? 0,
    pageSize,
    showSizeChanger: false as const,
    onChange: (page: number) => show({ page }),
  };
  return { data, error, isFetching, refetch, pages };
}

/**
 * The page that was asked for or, until it comes, the one before. Of a failed load only what was had of the same page, and
 * never that there is nothing.
 */
function shownOf<Page extends AnyPage>({ data, currentData, error }: PageQuery<Page>): Page | undefined {
  if (!error) return data;
  return currentData && currentData.total > 0 ? currentData : undefined;
}
