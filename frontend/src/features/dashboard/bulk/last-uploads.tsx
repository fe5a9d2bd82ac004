import { Button, Tag } from 'antd';
import { useGetUploadsQuery } from '../../../api/bulk-api';
import type { BulkUpload } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import styles from './last-uploads.module.css';

const STATES: Record<BulkUpload['state'], StaffText> = {
  rehearsed: 'checked',
  running: 'being written',
  done: 'done',
  undone: 'undone',
};

interface LastUploadsProps {
  openId: string;
  onOpen: (id: string) => void;
}

/** Links to the user's last uploads. */
export function LastUploads({ openId, onOpen }: LastUploadsProps) {
  const { t } = useStaffI18n();
  const query = useGetUploadsQuery();
  const { data: uploads = [] } = query;
  return (
    <>
      <LoadState of={query} failed={t('Failed to load the recent uploads')} />
      {uploads.length > 0 && <Files uploads={uploads} openId={openId} onOpen={onOpen} />}
    </>
  );
}

function Files({ uploads, openId, onOpen }: LastUploadsProps & { uploads: BulkUpload[] }) {
  const { t, moment } = useStaffI18n();
  return (
    <section aria-labelledby="last-files">
      <h2 id="last-files">{t('Recent uploads')}</h2>
      <ul className={styles.uploads}>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <Button
              type="link"
              className={styles.open}
              aria-current={upload.id === openId ? 'true' : undefined}
              onClick={() => onOpen(upload.id)}
            >
              {upload.file_name}
            </Button>
            <Tag>{t(STATES[upload.state])}</Tag>
            <span className={styles.about}>
              {moment(upload.created_at)} ·{' '}
              {upload.total === 1 ? t('1 row') : t('{count} rows', { count: upload.total })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
