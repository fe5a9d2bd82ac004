import { Button, Progress } from 'antd';
import { failuresUrl } from '../../../api/bulk-api';
import type { BulkUpload } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Lead } from '../kit/lead';
import { BulkReport } from './bulk-report';
import { CommitButton } from './commit-button';
import { ForeignHosts } from './foreign-hosts';
import { grouped } from './grouped';
import { RehearsalTable, type RehearsalTableProps } from './rehearsal-table';
import { UnknownBrands } from './unknown-brands';
import { UndoButton } from './undo-button';
import styles from './upload-panel.module.css';

/** The open upload: what it would do, its progress, or its result. */
export function UploadPanel({ page, ...table }: RehearsalTableProps) {
  const { t } = useStaffI18n();
  const { batch: upload } = page;
  const isOver = upload.state === 'done' || upload.state === 'undone';
  return (
    <section
      className={styles.panel}
      aria-label={isOver ? t('Upload result') : t('Check of {file}', { file: upload.file_name })}
    >
      <StatusLine upload={upload} />
      {upload.state === 'running' && <UploadProgress upload={upload} />}
      {upload.state === 'rehearsed' && upload.images_waiting > 0 && <ImageProgress upload={upload} />}
      {upload.state === 'rehearsed' && upload.unread_columns.length > 0 && (
        <Lead>{t('Columns that are not read: {names}', { names: upload.unread_columns.join(', ') })}</Lead>
      )}
      {upload.state === 'rehearsed' && <UnknownBrands brands={page.unknown_brands} uploadId={upload.id} />}
      {upload.state === 'rehearsed' && <ForeignHosts hosts={page.foreign_hosts} />}
      {upload.state === 'rehearsed' && upload.unused_images.length > 0 && (
        <Lead>{t('Images that no row names: {names}', { names: upload.unused_images.join(', ') })}</Lead>
      )}
      <div className={styles.actions}>
        {upload.state === 'rehearsed' && upload.waiting > 0 && <CommitButton upload={upload} />}
        {upload.failed > 0 && (
          <Button href={failuresUrl(upload.id)} download>
            {t('Download failed rows')}
          </Button>
        )}
        {upload.state === 'done' && upload.uploaded > 0 && <UndoButton upload={upload} />}
      </div>
      {isOver ? <BulkReport upload={upload} /> : <RehearsalTable page={page} {...table} />}
    </section>
  );
}

/** A single element for all states, so that screen readers announce its changes. */
function StatusLine({ upload }: { upload: BulkUpload }) {
  const { t } = useStaffI18n();
  const { state, create, change, same, error, uploaded, failed, waiting } = upload;
  return (
    <p role="status" className={styles.status}>
      {state === 'rehearsed' &&
        (waiting > 0
          ? t('Nothing saved yet: {create} new, {change} changed, {error} skipped.', {
              create: grouped(create),
              change: grouped(change),
              error: grouped(error),
            })
          : same > 0
            ? t('Nothing to save: {same} rows are as in the shop already, {error} have errors.', {
                same: grouped(same),
                error: grouped(error),
              })
            : t('Nothing saved yet, and no row of this file can be saved.'))}
      {state === 'running' && t('Uploading the rows...')}
      {state === 'done' && t('Uploaded: {uploaded}, failed: {failed}', { uploaded, failed })}
      {state === 'undone' && t('This upload was undone.')}
    </p>
  );
}

function UploadProgress({ upload: { create, change, waiting } }: { upload: BulkUpload }) {
  const { t } = useStaffI18n();
  const total = create + change;
  const done = total - waiting;
  return <Progression done={done} total={total} words={t('{done} of {total} rows', { done, total })} />;
}

function ImageProgress({ upload: { web_images: total, images_waiting: waiting } }: { upload: BulkUpload }) {
  const { t } = useStaffI18n();
  const done = total - waiting;
  const words = t('Fetching images: {done} of {total}', { done, total });
  return <Progression done={done} total={total} words={words} />;
}

function Progression({ done, total, words }: { done: number; total: number; words: string }) {
  return (
    <div className={styles.progress}>
      <Progress
        percent={total ? Math.floor((done / total) * 100) : 100}
        aria-label={words}
        showInfo={false}
        status="active"
      />
      {words}
    </div>
  );
}
