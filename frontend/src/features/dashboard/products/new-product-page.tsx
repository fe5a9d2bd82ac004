import { Card } from 'antd';
import { PageHead } from '../shell/page-head';
import { NewProductForm } from './new-product-form';
import { ProductList } from './product-list';

export default function NewProductPage() {
  return (
    <>
      <PageHead title="Add New Product" />
      <Card>
        <NewProductForm />
      </Card>
      <h2>Products</h2>
      <ProductList />
    </>
  );
}
