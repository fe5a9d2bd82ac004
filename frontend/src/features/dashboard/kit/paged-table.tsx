import type { TablePaginationConfig, TableProps } from 'antd';
import { ListTable } from './list-table';
import { LoadState } from './load-state';
import type { List } from './use-list';

interface PagedTableProps<Page, Row extends object> extends Pick<
  TableProps<Row>,
  'columns' | 'rowKey' | 'size'
> {
  list: List<Page>;
  rows: (page: Page) => Row[];
  /** Stands in the table's place until it is there. */
  loading?: string;
  failed: string;
  /** Said when there is no row. */
  nothing?: string;
  /** How the pages are offered, where otherwise than usual. */
  pages?: TablePaginationConfig;
}

/** One page of a list as a table, with the way to the others. */
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
      {(list.data || !loading) && (
        <ListTable
          rowKey="id"
          dataSource={list.data && rows(list.data)}
          loading={list.isFetching}
          locale={nothing === undefined ? undefined : { emptyText: nothing }}
          pagination={{ ...list.pages, hideOnSinglePage: true, ...pages }}
          {...table}
        />
      )}
    </>
  );
}
