import { useRef, useState } from 'react';
import { useGetBrandsQuery } from '../../api/brands-api';
import type { Brand } from '../../api/types';
import { AllBrands } from '../../components/all-brands';
import { Button } from '../../components/button';
import { Extra } from '../../components/extra';
import { LoadError, Note } from '../../components/notices';
import { ShopImage } from '../../components/shop-image';
import { useI18n } from '../../lib/i18n/i18n';
import { useIsInSight } from '../../lib/use-is-near';
import styles from './brand-strip.module.css';

/** A row of all brands' logos that moves slowly while it is in sight. It stops under the pointer, and with Pause for good. */
export function BrandStrip() {
  const { data: brands, error, refetch } = useGetBrandsQuery();
  const { t, translateProblem } = useI18n();
  const [isStill, setStill] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  const isInSight = useIsInSight(strip);
  const motion = isStill ? styles.still : isInSight && styles.moving;
  if (brands?.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('Our brands')}</h2>
        {brands && (
          <Button
            kind="quiet"
            className={styles.pause}
            aria-pressed={isStill}
            onClick={() => setStill(!isStill)}
          >
            {t('Pause')}
          </Button>
        )}
      </div>
      <div ref={strip} className={`${styles.strip} on-white ${motion || ''}`}>
        {error && !brands && (
          <LoadError message={translateProblem(error) ?? t('Failed to load brands')} onRetry={refetch} />
        )}
        {!error && !brands && <Note>{t('Loading brands...')}</Note>}
        {brands && <MovingLogos brands={brands} />}
      </div>
      <Extra>
        <AllBrands />
      </Extra>
    </section>
  );
}

function MovingLogos({ brands }: { brands: Brand[] }) {
  return (
    <>
      <LogoRow brands={brands} />
      {/* The second copy fills the gap that the moving row leaves; hidden from screen readers. */}
      <div className={styles.copy} aria-hidden="true">
        <LogoRow brands={brands} />
      </div>
    </>
  );
}

function LogoRow({ brands }: { brands: Brand[] }) {
  return (
    <ul className={styles.row}>
      {brands.map(({ id, name, image_url }) => (
        <li key={id}>
          <ShopImage src={image_url} alt={name} width={112} height={56} />
        </li>
      ))}
    </ul>
  );
}
