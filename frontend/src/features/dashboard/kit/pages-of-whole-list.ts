import type { Place } from './use-list';

/** The pagination of a list that the browser has as a whole. A page beyond the last shows the last one. */
export function pagesOfWholeList(total: number, { search, show }: Place, pageSize: number) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return {
    current: Math.min(search.page, last),
    total,
    pageSize,
    showSizeChanger: false,
    hideOnSinglePage: true,
    onChange: (page: number) => show({ page }),
  };
}
