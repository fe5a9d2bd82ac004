import { Card } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../shell/page-head';
import { BulkForm } from './bulk-form';
import { ProductList } from './product-list';

export default function BulkPage() {
  const { t } = useStaffI18n();
  return (
    <>
      <PageHead title={t('Bulk Upload')} />
      <Card>
        <BulkForm />
      </Card>
      <h2>{t('Products')}</h2>
      <ProductList />
    </>
  );
}
