import { Card } from 'antd';
import { PageHead } from '../shell/page-head';
import { BulkForm } from './bulk-form';
import { ProductList } from './product-list';

export default function BulkPage() {
  return (
    <>
      <PageHead title="Bulk Upload" />
      <Card>
        <BulkForm />
      </Card>
      <h2>Products</h2>
      <ProductList />
    </>
  );
}
