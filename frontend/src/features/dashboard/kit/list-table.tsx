import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import styles from './list-table.module.css';
import { useComfortableRows } from './use-comfortable-rows';

/** A head that sorts has its title as a label too, which would make it a second field of that name in a page with a form. */
const HeadCell = ({ 'aria-label': _, ...rest }: ComponentProps<'th'>) => <th {...rest} />;

const COMPONENTS = { header: { cell: HeadCell } };

/**
 * A column, and where a card shows it: beside the title; in the line below, where one may fill what is free and some may be
 * preceded by their titles; at the end of that line; or not at all. A table that says so for one of its columns has cards of
 * two lines.
 */
export type ListColumn<Row> = TableColumnsType<Row>[number] & {
  card?: 'side' | 'line' | 'named' | 'fill' | 'end' | 'none';
};

export interface ListTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'size'> {
  columns?: ListColumn<Row>[];
  /**
   * Opens the page or panel of a row that is pressed beside its links, buttons and fields. For the keyboard, the row's name
   * is a link or an `OpenButton`.
   */
  onOpen?: (row: Row) => void;
}

/**
 * A table with rows of one height, or comfortable ones. When it is too wide, it shows its rows as cards: the first column
 * becomes the card's title, and the others, if no place is said for them, get their column's title as a label, so titles must
 * be plain texts. It says that it is empty only if it is known to have no rows.
 */
export function ListTable<Row extends object>({
  columns = [],
  locale,
  onOpen,
  ...rest
}: ListTableProps<Row>) {
  const { box, isTooWide } = useFit();
  const { isOn: isComfortable } = useComfortableRows();
  const isNone = rest.dataSource && !(rest.pagination && rest.pagination.total);
  const cards = columns.some(({ card }) => card) ? `${styles.cards} ${styles.short}` : styles.cards;
  return (
    <div ref={box} data-rows={isTooWide ? 'cards' : isComfortable ? 'comfortable' : 'compact'}>
      <Table<Row>
        className={isTooWide ? `${styles.list} ${cards}` : styles.list}
        size={isComfortable ? 'middle' : 'small'}
        scroll={{ x: true }}
        components={COMPONENTS}
        columns={withPlaces(isTooWide ? columns.map(withoutSorter) : columns)}
        onRow={
          onOpen &&
          ((row) => ({ className: styles.opens, onClick: (event) => isPlain(event) && onOpen(row) }))
        }
        locale={isNone ? locale : { emptyText: <></> }}
        {...rest}
      />
    </div>
  );
}

/** Whether a row is pressed beside its links, buttons and fields, and no text of it is being selected. */
function isPlain({ target, currentTarget }: MouseEvent): boolean {
  const pressed = target as Element;
  // A menu that hangs over the page is no part of the row, but its events come here as well.
  if (!currentTarget.contains(pressed)) return false;
  const own = pressed.closest('a, button, input, label, .ant-select, .ant-table-selection-column');
  return !own && window.getSelection()?.toString() === '';
}

/** The head of cards is not seen, so nothing in it may be pressed. */
const withoutSorter = <Row,>({ sorter: _, ...column }: ListColumn<Row>): ListColumn<Row> => column;

/**
 * Gives each cell its column's title and its place as data attributes, for the cards. Buttons take no more than they need, which
 * leaves more to the texts.
 */
function withPlaces<Row>(columns: ListColumn<Row>[]): TableColumnsType<Row> {
  return columns.map(({ card, ...column }, place) =>
    place === 0
      ? column
      : {
          ...(column.key === 'actions' && { width: 1 }),
          ...column,
          onCell: () => ({ 'data-label': column.title, 'data-card': card }) as object,
        },
  );
}

/** Whether the table is wider than its container; the cards stay until there is room for the table's last width. */
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
    // The table's size changes with its rows.
    watcher.observe(content);
    watcher.observe(table);
    return () => watcher.disconnect();
  }, []);
  return { box, isTooWide: needed > width };
}
