import { Link } from 'react-router-dom';
import { PageHead } from '../shell/page-head';
import { ProductList } from './product-list';

export default function ProductsPage() {
  return (
    <>
      <PageHead title="Products" />
      <p>
        <Link to="/seller-dashboard/products/new">Add New Product</Link>
        {' · '}
        <Link to="/seller-dashboard/products/bulk">Bulk Upload</Link>
      </p>
      <ProductList />
    </>
  );
}
