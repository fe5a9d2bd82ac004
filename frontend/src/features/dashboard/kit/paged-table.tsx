import type { TablePaginationConfig } from 'antd';
import { ListTable, type ListTableProps } from './list-table';
import { LoadState } from './load-state';
import type { List } from './use-list';

interface PagedTableProps<Page, Row extends object> extends Pick<
  ListTableProps<Row>,
  'columns' | 'rowKey' | 'rowSelection' | 'onOpen'
> {
  list: List<Page>;
  rows: (page: Page) => Row[];
  /** Shown instead of the table until it is loaded. Where loading has failed there is no table either. */
  loading?: string;
  failed: string;
  /** Shown when there are no rows. */
  nothing: string;
  /** Options of the pagination. */
  pages?: TablePaginationConfig;
}

/** One page of a list as a table, with its pagination. */
export function PagedTable<Page, Row extends object>({
  list,
  rows,
  loading,
  failed,
  nothing,
  pages,
  ...table
}: PagedTableProps<Page, Row>) {
  return (
    <>
      <LoadState of={list} loading={loading} failed={failed} />
      {(list.data || !(loading || list.error)) && (
        <ListTable
          rowKey="id"
          dataSource={list.data && rows(list.data)}
          loading={list.isFetching}
          locale={{ emptyText: nothing }}
          pagination={{ ...list.pages, hideOnSinglePage: true, ...pages }}
          {...table}
        />
      )}
    </>
  );
}
