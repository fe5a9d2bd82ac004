import { Empty, Pagination } from 'antd';
import type { ReactNode } from 'react';
import { CardList } from './cards';
import { LoadState } from './load-state';
import type { List } from './use-list';

interface PagedItemsProps<Page extends { total: number }, Item> {
  list: List<Page>;
  items: (page: Page) => Item[];
  loading: string;
  failed: string;
  /** Said when there is nothing. */
  nothing: ReactNode;
  /** How the list looks, where not as cards below each other. */
  className?: string;
  /** One of them, as an item of a list. */
  children: (item: Item) => ReactNode;
}

/** One page of a list of things that are more than a row of a table, with the way to the others. */
export function PagedItems<Page extends { total: number }, Item>(props: PagedItemsProps<Page, Item>) {
  const { list, items, loading, failed, nothing, className, children } = props;
  const { data, pages, isFetching } = list;
  const isAll = pages.current === 1 && pages.total <= pages.pageSize;
  return (
    <>
      <LoadState of={list} loading={loading} failed={failed} />
      {data?.total === 0 && (typeof nothing === 'string' ? <Empty description={nothing} /> : nothing)}
      <CardList className={className} aria-busy={isFetching}>
        {data && items(data).map(children)}
      </CardList>
      {!isAll && <Pagination {...pages} />}
    </>
  );
}
