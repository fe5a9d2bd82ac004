import { useGetProductsQuery } from '../../api/products-api';
import { AllBrands } from '../../components/all-brands';
import { CategoryLinks } from '../../components/category-links';
import { useI18n } from '../../lib/i18n/i18n';
import { BEST_SELLING, bestSelling, titleOfBestSelling } from '../../lib/shelves';
import { Match, ResultList } from './result-list';
import styles from './search-ideas.module.css';

const MOST = 3;

interface SearchIdeasProps {
  onNavigate: () => void;
}

/** Ways on for whoever has typed nothing or found nothing: the categories, whole or by their brands, and what sells best. */
export function SearchIdeas({ onNavigate }: SearchIdeasProps) {
  const { t } = useI18n();
  const { data = [] } = useGetProductsQuery(BEST_SELLING);
  const products = bestSelling(data).slice(0, MOST);
  return (
    <>
      <CategoryLinks onNavigate={onNavigate} />
      <AllBrands onNavigate={onNavigate} />
      {products.length > 0 && (
        <>
          <h2 className={styles.title}>{t(titleOfBestSelling(products))}</h2>
          <ResultList>
            {products.map((product) => (
              <li key={product.id}>
                <Match product={product} onNavigate={onNavigate} />
              </li>
            ))}
          </ResultList>
        </>
      )}
    </>
  );
}
