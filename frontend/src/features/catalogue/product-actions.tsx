import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../api/types';
import { CompareToggle } from '../../components/compare-toggle';
import { Extra } from '../../components/extra';
import { Heart } from '../../components/heart';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './product-actions.module.css';
import ShareMenu from './share-menu';

const NotifyForm = lazy(() => import('./notify-form'));

/** What else one can do with a product than buy it: wait for it, mark it, compare it, or tell somebody of it. */
export default function ProductActions({ product }: { product: Product }) {
  const { t, pick } = useI18n();
  const name = pick(product.name, product.name_km);
  return (
    <>
      <TellMe key={product.id} product={product} />
      <div className={styles.ways}>
        <Heart id={product.id} name={name} />
        <CompareToggle id={product.id} category={product.category} name={name} />
        <ShareMenu product={product} />
        <Link to="/wishlist">{t('My wishlist')}</Link>
      </div>
    </>
  );
}

/** The form is loaded when it is asked for. */
function TellMe({ product: { id, price, stock } }: { product: Product }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const isSoldOut = stock <= 0;
  const words = t(isSoldOut ? 'Tell me when it is back' : 'Tell me when it costs less');
  return (
    <>
      <button type="button" className={styles.tell} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words}
      </button>
      {isOpen && (
        <Extra>
          <NotifyForm id={id} price={isSoldOut ? undefined : price} />
        </Extra>
      )}
    </>
  );
}
