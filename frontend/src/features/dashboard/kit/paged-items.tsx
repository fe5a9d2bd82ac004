import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { CardList } from './cards';
import { LoadState } from './load-state';
import { PageNumbers } from './page-numbers';
import type { List } from './use-list';

interface PagedItemsProps<Page extends { total: number }, Item> {
  list: List<Page>;
  items: (page: Page) => Item[];
  loading: string;
  failed: string;
  /** Shown when the list is empty. */
  nothing: ReactNode;
  /** The style of the list, if it is not one card below the other. */
  className?: string;
  /** Renders one item. */
  children: (item: Item) => ReactNode;
}

/** One page of a list of cards, with its pagination. */
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
      {!isAll && <PageNumbers {...pages} />}
    </>
  );
}
