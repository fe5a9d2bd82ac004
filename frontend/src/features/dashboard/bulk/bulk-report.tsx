import { ROW_PAGE_SIZE, useGetUploadQuery } from '../../../api/bulk-api';
import type { BulkUpload, BulkPage, BulkRow } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { PageNumbers } from '../kit/page-numbers';
import { useList, type List } from '../kit/use-list';
import { useListState } from '../kit/use-list-address';
import { useRowReason } from '../kit/use-row-reason';
import styles from './bulk-report.module.css';

/** The rows of a finished upload: first those that failed, with the reason, then those that were written. */
export function BulkReport({ upload: { id } }: { upload: BulkUpload }) {
  return (
    <>
      <RowList id={id} rows="failed" />
      <RowList id={id} rows="uploaded" />
    </>
  );
}

function RowList({ id, rows }: { id: string; rows: 'failed' | 'uploaded' }) {
  const { t } = useStaffI18n();
  const place = useListState();
  const query = useGetUploadQuery({ id, rows, page: place.search.page });
  const list = useList(query, place, ROW_PAGE_SIZE);
  return (
    <>
      <LoadState of={list} failed={t('Failed to load the upload')} />
      {list.data && list.data.total > 0 && <Rows list={list} rows={list.data.rows} kind={rows} />}
    </>
  );
}

interface RowsProps {
  list: List<BulkPage>;
  rows: BulkRow[];
  kind: 'failed' | 'uploaded';
}

function Rows({ list, rows, kind }: RowsProps) {
  const { t } = useStaffI18n();
  return (
    <div className={styles.rows} aria-busy={list.isFetching}>
      {kind === 'failed' ? (
        rows.map((row) => <Failure key={row.row} row={row} />)
      ) : (
        <ul>
          {rows.map(({ row, name }) => (
            <li key={row}>
              {t('Row {row}', { row })}: {name}
            </li>
          ))}
        </ul>
      )}
      <PageNumbers size="small" hideOnSinglePage {...list.pages} />
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
