import { useParams } from 'react-router-dom';
import { CategoryScreen } from '../../features/catalogue/category-screen';
import { findCategory } from '../../lib/categories';
import { NotFound } from './not-found';

export function CategoryRoute() {
  const { slug } = useParams();
  const category = findCategory(slug);
  return category ? <CategoryScreen category={category} /> : <NotFound />;
}
