import { Select, Tag, type TableColumnsType } from 'antd';
import { ROW_PAGE_SIZE, type RowFilter } from '../../../api/bulk-api';
import type { BulkUpload, BulkPage, BulkRow } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { ImageCell } from '../kit/cells';
import { ListTable } from '../kit/list-table';
import { BAD, GOOD, INFO } from '../kit/tag-colors';
import styles from './rehearsal-table.module.css';
import { RowEffect } from './row-effect';

export interface RehearsalTableProps {
  page: BulkPage;
  /** The filter of the rows. */
  filter: { value: string; onChange: (filter: string) => void };
  isLoading: boolean;
  onPage: (page: number) => void;
}

const VERDICTS: Record<BulkRow['verdict'], { label: StaffText; color?: string }> = {
  create: { label: 'Create', color: GOOD },
  change: { label: 'Change', color: INFO },
  same: { label: 'Unchanged' },
  error: { label: 'Error', color: BAD },
};

const FILTERS: { value: RowFilter | ''; label: StaffText; count: (upload: BulkUpload) => number }[] = [
  { value: '', label: 'All rows ({count})', count: ({ total }) => total },
  { value: 'create', label: 'Created ({count})', count: ({ create }) => create },
  { value: 'change', label: 'Changed ({count})', count: ({ change }) => change },
  { value: 'same', label: 'Unchanged ({count})', count: ({ same }) => same },
  { value: 'error', label: 'Errors ({count})', count: ({ error }) => error },
  {
    value: 'near-brand',
    label: 'Brands much like another ({count})',
    count: ({ near_brands }) => near_brands,
  },
];

/** The values of the filter. */
export const ROW_FILTERS = FILTERS.map(({ value }) => value);

/** What each row of a rehearsed upload would do, filtered and in pages. */
export function RehearsalTable({ page, filter, isLoading, onPage }: RehearsalTableProps) {
  const { t } = useStaffI18n();
  const columns: TableColumnsType<BulkRow> = [
    { title: t('Row'), dataIndex: 'row', align: 'right' },
    {
      title: t('Check'),
      dataIndex: 'verdict',
      render: (verdict: BulkRow['verdict']) => (
        <Tag color={VERDICTS[verdict].color}>{t(VERDICTS[verdict].label)}</Tag>
      ),
    },
    { title: t('Product'), key: 'product', render: (_, row) => <ProductCell row={row} /> },
    { title: t('Brand'), dataIndex: 'brand' },
    { title: t('What it does'), key: 'effect', render: (_, row) => <RowEffect row={row} /> },
  ];
  return (
    <>
      <Select
        className={styles.filter}
        aria-label={t('Filter rows')}
        {...filter}
        options={FILTERS.map(({ value, label, count }) => ({
          value,
          label: t(label, { count: count(page.batch) }),
        }))}
      />
      <ListTable<BulkRow>
        rowKey="row"
        columns={columns}
        dataSource={page.rows}
        loading={isLoading}
        locale={{ emptyText: t('No rows of this kind.') }}
        pagination={{
          current: page.page,
          total: page.total,
          pageSize: ROW_PAGE_SIZE,
          showSizeChanger: false,
          hideOnSinglePage: true,
          responsive: true,
          onChange: onPage,
        }}
      />
    </>
  );
}

function ProductCell({ row: { name, image, image_url } }: { row: BulkRow }) {
  return (
    <ImageCell src={image_url ?? undefined} width={48} height={40} name={name || '-'}>
      <span className={styles.file}>{image}</span>
    </ImageCell>
  );
}
