import type { TableProps } from 'antd';
import type { Product } from '../../../api/types';

type Order = 'ascend' | 'descend';
type Sorted = Parameters<NonNullable<TableProps<Product>['onChange']>>[2];

/** The sort order of the list for each direction of a column. */
const SORTS: Record<string, Partial<Record<Order, string>>> = {
  name: { ascend: 'name-asc', descend: 'name-desc' },
  price: { ascend: 'price-asc', descend: 'price-desc' },
  stock: { ascend: 'stock-asc', descend: 'stock-desc' },
  sold: { descend: 'best-selling' },
};

/** The props of a column whose head sorts the list; the server does the sorting. */
export function sorterOf(column: string, sort: string) {
  const sortDirections = Object.keys(SORTS[column]!) as Order[];
  const sortOrder = sortDirections.find((order) => SORTS[column]![order] === sort) ?? null;
  return { sorter: true, sortDirections, sortOrder };
}

/** The sort order that a press on a head asks for; empty for the usual one. */
export function sortOf(sorted: Sorted): string {
  const { columnKey, order } = Array.isArray(sorted) ? sorted[0]! : sorted;
  return (order && SORTS[String(columnKey)]?.[order]) || '';
}
