import { Input, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PriceList } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { ListTable, type ListColumn } from '../kit/list-table';
import { useRowReason } from '../kit/use-row-reason';
import styles from './price-rows.module.css';

type Row = PriceList['rows'][number];

const VERDICTS: Record<Row['verdict'], StaffText> = {
  change: 'Change',
  same: 'Unchanged',
  unknown: 'Unknown',
  error: 'Error',
};
const ROWS_SHOWN = 50;

interface PriceRowsProps {
  rows: Row[];
  links: Record<string, string>;
  onLink: (links: Record<string, string>) => void;
}

/** What each row of a price list does; unknown codes can be given a product by its SKU. */
export function PriceRows({ rows, links, onLink }: PriceRowsProps) {
  const { t, money } = useStaffI18n();
  const reasonOf = useRowReason();
  const [page, setPage] = useState(1);
  const count = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const cost = (dollars: number | null) => (dollars === null ? '-' : money(dollars));
  const percent = (share: number | null) => (share === null ? '-' : `${share}%`);

  const columns: ListColumn<Row>[] = [
    {
      title: t('Product'),
      key: 'product',
      render: (_, row) => (
        <>
          {row.product ? (
            <Link to={`/seller-dashboard/products/${row.product.id}`}>{row.product.name}</Link>
          ) : (
            row.name || row.code
          )}{' '}
          <span className={styles.code}>{row.code}</span>
        </>
      ),
    },
    { title: t('Check'), key: 'verdict', render: (_, { verdict }) => <Tag>{t(VERDICTS[verdict])}</Tag> },
    {
      title: t('Cost'),
      key: 'cost',
      render: (_, { product, cost_before, cost_after }) =>
        product &&
        (cost_before === cost_after ? cost(cost_after) : `${cost(cost_before)} → ${cost(cost_after)}`),
    },
    {
      title: t('Margin'),
      key: 'margin',
      render: (_, { product, margin_before, margin_after }) =>
        product && (
          <span className={margin_after !== null && margin_after < 0 ? styles.loss : undefined}>
            {margin_before === margin_after
              ? percent(margin_after)
              : `${percent(margin_before)} → ${percent(margin_after)}`}
          </span>
        ),
    },
    {
      title: t('Stock'),
      key: 'stock',
      render: (_, { product, quantity, verdict }) =>
        product &&
        (quantity === 0 || verdict === 'error'
          ? product.stock
          : `${product.stock} → ${product.stock + quantity}`),
    },
    {
      title: t('Remark'),
      key: 'remark',
      render: (_, row) =>
        row.verdict === 'unknown' && row.code !== '' ? (
          <Input
            className={styles.link}
            size="small"
            maxLength={60}
            aria-label={t('Your SKU of {code}', { code: row.code })}
            placeholder={row.candidates.join(', ') || t('Your SKU')}
            value={links[row.code] ?? ''}
            onChange={({ target }) => onLink({ ...links, [row.code]: target.value })}
          />
        ) : (
          row.error && <span className={styles.loss}>{reasonOf(row)}</span>
        ),
    },
  ];
  return (
    <>
      <p role="status">
        {t(
          'Nothing saved yet: {change} change, {same} are as before, {unknown} unknown, {error} have errors.',
          {
            ...{ change: count('change'), same: count('same') },
            ...{ unknown: count('unknown'), error: count('error') },
          },
        )}
      </p>
      <ListTable
        rowKey="row"
        columns={columns}
        dataSource={rows}
        pagination={
          rows.length > ROWS_SHOWN && {
            current: page,
            pageSize: ROWS_SHOWN,
            onChange: setPage,
            showSizeChanger: false,
          }
        }
        locale={{ emptyText: t('No rows of this kind.') }}
      />
    </>
  );
}
