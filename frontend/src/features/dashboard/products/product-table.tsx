import { Tag } from 'antd';
import type { ComponentProps } from 'react';
import type { Product } from '../../../api/types';
import { findCategory } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ImageCell } from '../kit/cells';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LinkFromList, useOpenFromList } from '../kit/list-links';
import { BAD, GOOD } from '../kit/tag-colors';
import { Lead } from '../kit/lead';
import { EditCell } from './edit-cell';
import { ManyBar } from './many-bar';
import type { ListedProduct } from './place';
import { ProductActions } from './product-actions';
import styles from './product-table.module.css';
import { sorterOf, sortOf } from './sorted-columns';
import { useOpenCells } from './use-open-cells';

interface ProductTableProps {
  products: ListedProduct[];
  isLoading: boolean;
  sort: string;
  onSort: (sort: string) => void;
  /** Loads the products after the last one; false if there are none. */
  onMore: () => boolean;
  emptyText: string;
  chosen: ListedProduct[];
  onChoose: (ids: number[]) => void;
  /** Those of the loaded ones; the others that are chosen stay so. */
  onChooseShown: (ids: number[]) => void;
  whole: ComponentProps<typeof ManyBar>['whole'];
  onHistory: (product: Product) => void;
}

/** The loaded products, to be edited one by one or chosen for one change to all of them. */
export function ProductTable({
  products,
  isLoading,
  sort,
  onSort,
  onMore,
  emptyText,
  ...rest
}: ProductTableProps) {
  const { t, money } = useStaffI18n();
  const { t: shop } = useI18n();
  const { chosen, onChoose, onChooseShown, whole, onHistory } = rest;
  const shownChosen = products.filter((product) => chosen.some(({ id }) => id === product.id));
  const openPage = useOpenFromList();
  const open = ({ id }: Product) => openPage(pathOf(id));
  const cells = useOpenCells(
    products.map(({ id }) => id),
    onMore,
  );
  const columns: ListColumn<ListedProduct>[] = [
    {
      title: t('Product'),
      key: 'name',
      ...sorterOf('name', sort),
      render: (_, product) => <NameCell product={product} />,
    },
    {
      title: t('Category'),
      dataIndex: 'category',
      card: 'none',
      render: (slug: Product['category']) => shop(findCategory(slug)!.label),
    },
    { title: t('Brand'), dataIndex: ['brand', 'name'], card: 'none' },
    {
      title: t('Price'),
      key: 'price',
      card: 'line',
      ...sorterOf('price', sort),
      render: (_, product) => (
        <EditCell field="price" product={product} cells={cells} words={money(product.price)}>
          {money(product.price)}
        </EditCell>
      ),
    },
    {
      title: t('Stock'),
      key: 'stock',
      card: 'line',
      ...sorterOf('stock', sort),
      render: (_, product) => (
        <EditCell field="stock" product={product} cells={cells} words={stockWords(product, t)}>
          <StockTag product={product} />
        </EditCell>
      ),
    },
    {
      title: t('Sold'),
      dataIndex: 'sold',
      key: 'sold',
      card: 'none',
      align: 'right',
      ...sorterOf('sold', sort),
    },
    ...marginColumns(products, t('Margin')),
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      render: (_, product) => <ProductActions product={product} onEdit={open} onHistory={onHistory} />,
    },
  ];
  return (
    <>
      {products.length > 0 && (
        <Lead>
          {t(
            'Press a price or a stock to change it. +12 adds to the stock, −2 takes away; Enter saves and goes on.',
          )}
        </Lead>
      )}
      <ManyBar
        chosen={chosen}
        isWhole={shownChosen.length === products.length}
        products={products}
        onChoose={onChoose}
        whole={whole}
      />
      <ListTable
        rowKey="id"
        columns={columns}
        dataSource={products}
        loading={isLoading}
        pagination={false}
        showSorterTooltip={false}
        onChange={(_pages, _filters, sorter) => onSort(sortOf(sorter))}
        locale={{ emptyText }}
        onOpen={open}
        rowSelection={{
          hideSelectAll: true,
          columnTitle: <span className="visually-hidden">{t('Selected')}</span>,
          selectedRowKeys: shownChosen.map(({ id }) => id),
          onChange: (keys) => onChooseShown(keys.map(Number)),
          getCheckboxProps: ({ name }) => ({ 'aria-label': t('Choose {name}', { name }) }),
        }}
      />
    </>
  );
}

const pathOf = (id: number) => `/seller-dashboard/products/${id}`;

function NameCell({ product }: { product: ListedProduct }) {
  const { t, moment, money } = useStaffI18n();
  const { id, name, name_km, image_url, sku, sale, hidden, visible_from } = product;
  return (
    <ImageCell
      src={image_url}
      width={64}
      height={54}
      name={<LinkFromList to={pathOf(id)}>{name}</LinkFromList>}
      title={name}
    >
      {sale && (
        <span title={t('Until {time}', { time: moment(sale.ends_at) })}>
          <Tag color={GOOD}>{t('In a sale: {price}', { price: money(sale.price) })}</Tag>
        </span>
      )}
      {name_km && (
        <span lang="km" className={styles.khmer} title={name_km}>
          {name_km}
        </span>
      )}
      {hidden && (
        <span>
          <Tag>{visible_from ? t('Shown from {time}', { time: moment(visible_from) }) : t('Hidden')}</Tag>
        </span>
      )}
      {sku && <small className={styles.khmer}>{sku}</small>}
    </ImageCell>
  );
}

function stockWords({ stock, restock_at }: Product, t: ReturnType<typeof useStaffI18n>['t']): string {
  if (stock === 0) return t('Sold out');
  return stock <= restock_at ? t('{count} left', { count: stock }) : String(stock);
}

function StockTag({ product }: { product: Product }) {
  const { t } = useStaffI18n();
  const words = stockWords(product, t);
  if (product.stock === 0) return <Tag color={BAD}>{words}</Tag>;
  return product.stock <= product.restock_at ? <Tag>{words}</Tag> : words;
}

/** Nothing where nobody has said what any of these costs the shop. */
function marginColumns(products: ListedProduct[], title: string): ListColumn<ListedProduct>[] {
  if (products.every(({ margin }) => margin == null)) return [];
  const render = (margin: number | null | undefined) => (margin == null ? '-' : `${margin}%`);
  return [{ title, dataIndex: 'margin', key: 'margin', card: 'none', align: 'right', render }];
}
