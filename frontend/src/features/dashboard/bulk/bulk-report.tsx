import { Pagination } from 'antd';
import { useState } from 'react';
import { ROW_PAGE_SIZE, useGetBatchQuery } from '../../../api/bulk-api';
import type { BulkBatch, BulkPage, BulkRow } from '../../../api/types';
import { ErrorText, LoadError } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { shownOf } from '../kit/shown-of';
import { useRowReason } from '../kit/use-row-reason';
import styles from './bulk.module.css';

/** What became of the rows of an upload: those that failed first, with the reason, then those that landed. */
export function BulkReport({ upload: { id } }: { upload: BulkBatch }) {
  return (
    <>
      <RowList id={id} rows="failed" />
      <RowList id={id} rows="uploaded" />
    </>
  );
}

function RowList({ id, rows }: { id: string; rows: 'failed' | 'uploaded' }) {
  const { t, translateProblem } = useStaffI18n();
  const [page, setPage] = useState(1);
  const query = useGetBatchQuery({ id, rows, page });
  const { error, isFetching, refetch } = query;
  const shown = shownOf(query);
  return (
    <>
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to load the upload')} onRetry={refetch} />
      )}
      {shown && shown.total > 0 && (
        <Rows list={shown} rows={rows} page={page} isLoading={isFetching} onPage={setPage} />
      )}
    </>
  );
}

interface RowsProps {
  list: BulkPage;
  rows: 'failed' | 'uploaded';
  page: number;
  isLoading: boolean;
  onPage: (page: number) => void;
}

function Rows({ list, rows, page, isLoading, onPage }: RowsProps) {
  const { t } = useStaffI18n();
  return (
    <div className={styles.results} aria-busy={isLoading}>
      {rows === 'failed' ? (
        list.rows.map((row) => <Failure key={row.row} row={row} />)
      ) : (
        <ul>
          {list.rows.map(({ row, name }) => (
            <li key={row}>
              {t('Row {row}', { row })}: {name}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={ROW_PAGE_SIZE}
        total={list.total}
        onChange={onPage}
      />
    </div>
  );
}

function Failure({ row }: { row: BulkRow }) {
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  return (
    <ErrorText>
      {t('Row {row}', { row: row.row })}: {row.name ? `${row.name}: ` : ''}
      {reasonOf(row)}
    </ErrorText>
  );
}
