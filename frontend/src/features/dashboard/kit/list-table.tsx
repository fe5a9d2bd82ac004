import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './list-table.module.css';

/**
 * A table that turns its rows into cards where it would not fit, each fact with its column's title beside it; the first column
 * is the card's own title there. Titles are plain texts. Rows that are not known or on other pages are not said to be none.
 */
export function ListTable<Row extends object>({ columns = [], locale, ...rest }: TableProps<Row>) {
  const { box, isTooWide } = useFit();
  const isNone = rest.dataSource && !(rest.pagination && rest.pagination.total);
  return (
    <div ref={box}>
      <Table<Row>
        className={isTooWide ? `${styles.list} ${styles.cards}` : styles.list}
        scroll={{ x: true }}
        columns={withLabels(columns)}
        locale={isNone ? locale : { emptyText: <></> }}
        {...rest}
      />
    </div>
  );
}

/** The columns, each cell knowing its column's title. */
function withLabels<Row>(columns: TableColumnsType<Row>): TableColumnsType<Row> {
  return columns.map((column, place) =>
    place === 0 ? column : { ...column, onCell: () => ({ 'data-label': column.title }) as object },
  );
}

/** Whether a table is wider than its place; cards stay until there is room for what the table has needed. */
function useFit() {
  const box = useRef<HTMLDivElement>(null);
  const [{ width, needed }, setFit] = useState({ width: 0, needed: 0 });

  useEffect(() => {
    const content = box.current?.querySelector('.ant-table-content');
    const table = content?.querySelector('table');
    if (!content || !table) return;
    const watcher = new ResizeObserver(() => {
      const { clientWidth, scrollWidth } = content;
      const overflow = scrollWidth > clientWidth ? scrollWidth : 0;
      setFit((fit) => ({ width: clientWidth, needed: fit.needed > clientWidth ? fit.needed : overflow }));
    });
    // The table's own size tells of other rows.
    watcher.observe(content);
    watcher.observe(table);
    return () => watcher.disconnect();
  }, []);
  return { box, isTooWide: needed > width };
}
