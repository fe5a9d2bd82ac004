import { Card } from 'antd';
import { PageHead } from '../shell/page-head';
import { BrandList } from './brand-list';
import { NewBrandForm } from './new-brand-form';

export default function BrandsPage() {
  return (
    <>
      <PageHead title="Brands" />
      <Card>
        <NewBrandForm />
      </Card>
      <h2>All brands</h2>
      <BrandList />
    </>
  );
}
