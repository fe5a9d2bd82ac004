import { Card } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { ProductList } from '../products/product-list';
import { BulkForm } from './bulk-form';
import styles from './bulk-page.module.css';
import { LastUploads } from './last-uploads';
import { ROW_FILTERS } from './rehearsal-table';
import { UploadPanel } from './upload-panel';
import { useUpload } from './use-upload';

const FILTERS = { batch: anyText, rows: oneOf(ROW_FILTERS) };
const BESIDE_PRODUCTS = { pageName: 'row-page', staysInPlace: true };

/** Adds and changes products by a CSV file. The address holds the open upload and the filter of its rows. */
export default function BulkPage() {
  const { t } = useStaffI18n();
  const { search, show, field } = useListAddress(FILTERS, BESIDE_PRODUCTS);
  const id = search.batch;
  const { data, currentData, error, isFetching, refetch } = useUpload(id, search.rows, search.page);
  const open = (upload: string) => show({ batch: upload, rows: '' });
  // The previous page stays until the next one is loaded or fails, unless it belongs to another upload.
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
        {id && <LoadState of={{ error, refetch }} failed={t('Failed to load the upload')} />}
        {id && shown && (
          <UploadPanel
            page={shown}
            filter={field('rows')}
            isLoading={isFetching && !currentData}
            onPage={(page) => show({ page })}
          />
        )}
      </Card>
      <LastUploads openId={id} onOpen={open} />
      <h2>{t('Products')}</h2>
      <ProductList />
    </>
  );
}
