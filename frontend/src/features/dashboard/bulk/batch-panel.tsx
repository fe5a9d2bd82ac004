import { Button, Progress } from 'antd';
import { failuresUrl, type RowFilter } from '../../../api/bulk-api';
import type { BulkBatch, BulkPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BulkReport } from './bulk-report';
import styles from './bulk.module.css';
import { CommitButton } from './commit-button';
import { grouped } from './grouped';
import { RehearsalTable } from './rehearsal-table';
import { UndoButton } from './undo-button';

interface BatchPanelProps {
  page: BulkPage;
  filter: RowFilter | '';
  isLoading: boolean;
  onFilter: (filter: RowFilter | '') => void;
  onPage: (page: number) => void;
}

/** The open upload: what it would do, how far it is, or what it has done. */
export function BatchPanel({ page, ...table }: BatchPanelProps) {
  const { t } = useStaffI18n();
  const { batch } = page;
  const isOver = batch.state === 'done' || batch.state === 'undone';
  return (
    <section
      className={styles.panel}
      aria-label={isOver ? t('Upload result') : t('Check of {file}', { file: batch.file_name })}
    >
      <StatusLine batch={batch} />
      {batch.state === 'running' && <UploadProgress batch={batch} />}
      {batch.state === 'rehearsed' && batch.unread_columns.length > 0 && (
        <p className={styles.hint}>
          {t('Columns that are not read: {names}', { names: batch.unread_columns.join(', ') })}
        </p>
      )}
      {batch.state === 'rehearsed' && batch.unused_images.length > 0 && (
        <p className={styles.hint}>
          {t('Images that no row names: {names}', { names: batch.unused_images.join(', ') })}
        </p>
      )}
      <div className={styles.actions}>
        {batch.state === 'rehearsed' && batch.waiting > 0 && <CommitButton batch={batch} />}
        {batch.failed > 0 && (
          <Button href={failuresUrl(batch.id)} download>
            {t('Download failed rows')}
          </Button>
        )}
        {batch.state === 'done' && batch.uploaded > 0 && <UndoButton batch={batch} />}
      </div>
      {isOver ? <BulkReport batch={batch} /> : <RehearsalTable page={page} {...table} />}
    </section>
  );
}

/** One line that stays, so that screen readers tell when it changes. */
function StatusLine({ batch }: { batch: BulkBatch }) {
  const { t } = useStaffI18n();
  const { state, create, change, error, uploaded, failed, waiting } = batch;
  return (
    <p role="status" className={styles.status}>
      {state === 'rehearsed' &&
        (waiting > 0
          ? t('Nothing is written yet. To be created: {create}, changed: {change}, left out: {error}.', {
              create: grouped(create),
              change: grouped(change),
              error: grouped(error),
            })
          : t('Nothing is written yet, and no row of this file can be written.'))}
      {state === 'running' && t('Uploading the rows...')}
      {state === 'done' && t('Uploaded: {uploaded}, failed: {failed}', { uploaded, failed })}
      {state === 'undone' && t('This upload was undone.')}
    </p>
  );
}

function UploadProgress({ batch: { create, change, waiting } }: { batch: BulkBatch }) {
  const { t } = useStaffI18n();
  const total = create + change;
  const words = t('{done} of {total} rows', { done: total - waiting, total });
  return (
    <div className={styles.progress}>
      <Progress
        percent={total ? Math.floor(((total - waiting) / total) * 100) : 100}
        aria-label={words}
        showInfo={false}
        status="active"
      />
      {words}
    </div>
  );
}
