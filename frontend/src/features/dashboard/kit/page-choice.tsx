import { Pagination } from 'antd';

interface PageChoiceProps {
  list: { page: number; total: number } | undefined;
  pageSize: number;
  onPage: (page: number) => void;
}

/** The way to a list's other pages, where there are any; also back from one beyond the last. */
export function PageChoice({ list, pageSize, onPage }: PageChoiceProps) {
  if (!list || (list.page === 1 && list.total <= pageSize)) return null;
  return (
    <Pagination
      current={list.page}
      pageSize={pageSize}
      total={list.total}
      showSizeChanger={false}
      onChange={onPage}
    />
  );
}
