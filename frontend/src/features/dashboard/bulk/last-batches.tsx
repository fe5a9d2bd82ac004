import { Button, Tag } from 'antd';
import { useGetBatchesQuery } from '../../../api/bulk-api';
import type { BulkBatch } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import styles from './bulk.module.css';

const STATES: Record<BulkBatch['state'], StaffText> = {
  rehearsed: 'checked',
  running: 'being written',
  done: 'done',
  undone: 'undone',
};

interface LastBatchesProps {
  openId: string;
  onOpen: (id: string) => void;
}

/** The reader's last uploads, to be opened again. */
export function LastBatches({ openId, onOpen }: LastBatchesProps) {
  const { t, translateProblem } = useStaffI18n();
  const { data: batches = [], error, refetch } = useGetBatchesQuery();
  return (
    <>
      {error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to load the last files')}
          onRetry={refetch}
        />
      )}
      {batches.length > 0 && <Files batches={batches} openId={openId} onOpen={onOpen} />}
    </>
  );
}

function Files({ batches, openId, onOpen }: LastBatchesProps & { batches: BulkBatch[] }) {
  const { t, moment } = useStaffI18n();
  return (
    <section aria-labelledby="last-files">
      <h2 id="last-files">{t('Last files')}</h2>
      <ul className={styles.batches}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <Button
              type="link"
              className={styles.open}
              aria-current={batch.id === openId ? 'true' : undefined}
              onClick={() => onOpen(batch.id)}
            >
              {batch.file_name}
            </Button>
            <Tag>{t(STATES[batch.state])}</Tag>
            <span className={styles.about}>
              {moment(batch.created_at)} ·{' '}
              {batch.total === 1 ? t('1 row') : t('{count} rows', { count: batch.total })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
