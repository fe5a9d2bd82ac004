import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetProductsQuery } from '../../api/products-api';
import type { Product } from '../../api/types';
import { Button } from '../../components/button';
import { ColumnPage } from '../../components/column-page';
import { EmptyState } from '../../components/empty-state';
import { Heart } from '../../components/heart';
import { CartIcon } from '../../components/icons';
import { LoadError, Note } from '../../components/notices';
import { Price } from '../../components/price';
import { ShopImage } from '../../components/shop-image';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { PLENTY, useStockText } from '../../lib/stock';
import { useWishlist } from '../../lib/use-wishlist';
import styles from './wishlist-screen.module.css';

type Add = (product: Product) => void;

const SHOWN = 40;

/** The products that the shopper has marked, with what they cost and whether they are there; deleted ones are left out. */
export function WishlistScreen({ onAdd }: { onAdd: Add }) {
  const { t } = useI18n();
  return (
    <ColumnPage title={t('My wishlist')}>
      <Wishes onAdd={onAdd} />
    </ColumnPage>
  );
}

function Wishes({ onAdd }: { onAdd: Add }) {
  const { t, translateProblem } = useI18n();
  const { ids, error, refetch } = useWishlist();
  const [pages, setPages] = useState(1);
  if (error)
    return (
      <LoadError
        message={translateProblem(error) ?? t('Your wishlist could not be loaded')}
        onRetry={refetch}
      />
    );
  if (!ids) return <Note>{t('Loading...')}</Note>;
  if (ids.length === 0) return <NoWishes />;
  const chunks = Array.from({ length: pages }, (_, page) => ids.slice(page * SHOWN, (page + 1) * SHOWN));
  return (
    <>
      {chunks.map((chunk, page) => (
        <WishPage key={page} ids={chunk} isOnly={ids.length <= SHOWN} onAdd={onAdd} />
      ))}
      {ids.length > pages * SHOWN && (
        <Button kind="quiet" onClick={() => setPages(pages + 1)}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function NoWishes() {
  const { t } = useI18n();
  const hint = t('The heart beside a product keeps it here.');
  return <EmptyState icon={<CartIcon />} words={t('Your wishlist is empty.')} hint={hint} />;
}

/** As many as the shop answers at once. */
function WishPage({ ids, isOnly, onAdd }: { ids: number[]; isOnly: boolean; onAdd: Add }) {
  const { t, translateProblem } = useI18n();
  const { data, error, refetch } = useGetProductsQuery({ ids });
  if (error)
    return (
      <LoadError
        message={translateProblem(error) ?? t('Your wishlist could not be loaded')}
        onRetry={refetch}
      />
    );
  if (!data) return <Note>{t('Loading...')}</Note>;
  const place = ({ id }: Product) => ids.indexOf(id);
  const products = data.filter(({ id }) => ids.includes(id)).sort((a, b) => place(a) - place(b));
  if (products.length === 0 && isOnly) return <NoWishes />;
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <Wish key={product.id} product={product} onAdd={onAdd} />
      ))}
    </ul>
  );
}

function Wish({ product, onAdd }: { product: Product; onAdd: Add }) {
  const { t, pick } = useI18n();
  const stockText = useStockText();
  const name = pick(product.name, product.name_km);
  return (
    <li className={styles.line}>
      <span className={styles.image}>
        <ShopImage src={product.image_url} alt="" width={72} height={72} />
      </span>
      <div className={styles.facts}>
        <Link to={productPath(product)} className={styles.name}>
          {name}
        </Link>
        <p>
          <Price dollars={product.price} />
        </p>
        <p>{product.stock < PLENTY && stockText(product.stock)}</p>
      </div>
      <div className={styles.ways}>
        <Button
          disabled={product.stock <= 0}
          onClick={() => onAdd(product)}
          aria-label={`${t('Add to Cart')}: ${name}`}
        >
          {t('Add to Cart')}
        </Button>
        <Heart id={product.id} name={name} />
      </div>
    </li>
  );
}
