import { useEffect } from 'react';
import type { NavigateOptions } from 'react-router-dom';

interface PageQuery<Page> {
  data?: Page;
  currentData?: Page;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Holds the current page: `useListAddress` or `useListState`. */
export interface Place {
  search: { page: number };
  show: (wanted: { page: number }, options?: NavigateOptions) => void;
}

interface AnyPage {
  total: number;
  page?: number;
  currentPage?: number;
}

/** A page of a list, the state of its query, and its pagination. */
export interface List<Page> {
  data: Page | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Props of antd's pagination. */
  pages: {
    current: number;
    total: number;
    pageSize: number;
    showSizeChanger: false;
    onChange: (page: number) => void;
  };
}

/** One page of a list by its query. A page beyond the last is replaced by the last one. */
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
 * The requested page or, while it loads, the previous one. After a failure only data of the same request, and never an
 * empty list.
 */
function shownOf<Page extends AnyPage>({ data, currentData, error }: PageQuery<Page>): Page | undefined {
  if (!error) return data;
  return currentData && currentData.total > 0 ? currentData : undefined;
}
