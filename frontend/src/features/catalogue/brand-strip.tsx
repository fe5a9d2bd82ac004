import { useGetBrandsQuery } from '../../api/brands-api';
import { errorMessage } from '../../api/problem';
import type { Brand } from '../../api/types';
import { LoadError, Note } from '../../components/notices';
import { Picture } from '../../components/picture';
import styles from './brand-strip.module.css';

/** A row of all brands' logos that moves slowly and stops under the pointer. */
export function BrandStrip() {
  const { data: brands, error, refetch } = useGetBrandsQuery();
  if (error) return <LoadError message={errorMessage(error, 'Failed to load brands')} onRetry={refetch} />;
  if (!brands) return <Note>Loading brands...</Note>;
  if (brands.length === 0) return null;
  return (
    <section className={styles.strip} aria-label="Brands">
      <LogoRow brands={brands} />
      {/* The second copy fills the gap that the moving row leaves; it says nothing new. */}
      <div className={styles.copy} aria-hidden="true">
        <LogoRow brands={brands} />
      </div>
    </section>
  );
}

function LogoRow({ brands }: { brands: Brand[] }) {
  return (
    <ul className={styles.row}>
      {brands.map(({ id, name, image_url }) => (
        <li key={id}>
          <Picture src={image_url} alt={name} width={112} height={56} />
        </li>
      ))}
    </ul>
  );
}
