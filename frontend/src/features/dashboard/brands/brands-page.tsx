import { Card } from 'antd';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { BrandList } from './brand-list';
import { NewBrandForm } from './new-brand-form';

export default function BrandsPage() {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  return (
    <>
      <PageHead title={t('Brands')} />
      <Card>
        <NewBrandForm />
      </Card>
      <h2>{shop('All brands')}</h2>
      <BrandList />
    </>
  );
}
