import { Card } from 'antd';
import { LoadError } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ProductList } from '../products/product-list';
import { PageHead } from '../kit/page-head';
import { useMissedDrops } from '../kit/use-missed-drops';
import { UploadPanel } from './upload-panel';
import { BulkForm } from './bulk-form';
import styles from './bulk.module.css';
import { LastUploads } from './last-uploads';
import { useUpload } from './use-upload';
import { useUploadAddress } from './use-upload-address';

/** Adds and changes products by a CSV file; the address holds which upload is open. */
export default function BulkPage() {
  const { t, translateProblem } = useStaffI18n();
  useMissedDrops();
  const { batch: id, rows, rowPage, show } = useUploadAddress();
  const { data, currentData, error, isFetching, refetch } = useUpload(id, rows, rowPage);
  const open = (upload: string) => show({ batch: upload });
  // The page of before stays until the next one is there or fails, unless it is another upload's.
  const shown = currentData ?? (id && !error && data?.batch.id === id ? data : undefined);
  return (
    <>
      <PageHead title={t('Bulk Upload')} />
      <Card className={styles.card}>
        <BulkForm
          upload={id ? shown?.batch : undefined}
          isOpening={Boolean(id) && !shown && !error}
          onOpen={open}
        />
        {id && error && (
          <LoadError message={translateProblem(error) ?? t('Failed to load the upload')} onRetry={refetch} />
        )}
        {id && shown && (
          <UploadPanel
            page={shown}
            filter={rows}
            isLoading={isFetching && !currentData}
            onFilter={(wanted) => show({ rows: wanted })}
            onPage={(wanted) => show({ rows, rowPage: wanted })}
          />
        )}
      </Card>
      <LastUploads openId={id} onOpen={open} />
      <h2>{t('Products')}</h2>
      <ProductList />
    </>
  );
}
