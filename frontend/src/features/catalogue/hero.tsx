import { Link } from 'react-router-dom';
import { useGetShopQuery } from '../../api/pages-api';
import { useGetProductsQuery } from '../../api/products-api';
import type { Product } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { ShopImage } from '../../components/shop-image';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { BEST_SELLING } from '../../lib/shelves';
import { DELIVERY_OFFER } from '../../lib/shop';
import styles from './hero.module.css';

const SHOWN = 3;

/** The first products of different categories, then any others; those that can be bought before the rest. */
function withImages(products: Product[]): Product[] {
  const buyable = products.filter(({ stock }) => stock > 0);
  const firsts = buyable.filter(
    ({ category }, index) => buyable.findIndex((other) => other.category === category) === index,
  );
  return [...new Set([...firsts, ...buyable, ...products])].slice(0, SHOWN);
}

/** The top of the landing page: a slogan, two links, and what sells best; or what admins have chosen instead. */
export function Hero() {
  const { t, pick } = useI18n();
  const look = useGetShopQuery().data?.look;
  const { data: products = [], isLoading } = useGetProductsQuery(BEST_SELLING);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {(look && pick(look.hero_title, look.hero_title_km)) || t('Gear that keeps up with you.')}
        </h1>
        <p className={styles.lead}>
          {(look && pick(look.hero_text, look.hero_text_km)) ||
            t('Mice, keyboards, headphones, monitors and mousepads, delivered in Cambodia.')}
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/category/keyboard" className={styles.main}>
            {t('Shop keyboards')}
          </ButtonLink>
          <ButtonLink to="/category/mouse" className={styles.second}>
            {t('Shop mice')}
          </ButtonLink>
        </div>
        <p className={styles.offer}>{t(DELIVERY_OFFER)}</p>
      </div>
      {look?.hero_image ? (
        <ShopImage src={look.hero_image} alt="" width={480} height={360} eager />
      ) : (
        <div className={styles.images}>
          {isLoading && <Places />}
          {withImages(products).map((product, index) => (
            <ProductImage key={product.id} product={product} isLarge={index === 0} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Keeps the place of the images, so that nothing below moves when they come. */
const Places = () =>
  Array.from({ length: SHOWN }, (_, place) => (
    <span key={place} className={styles.place} aria-hidden="true" />
  ));

function ProductImage({ product, isLarge }: { product: Product; isLarge: boolean }) {
  const { pick } = useI18n();
  const price = usePrices();
  const name = pick(product.name, product.name_km);
  return (
    <Link to={productPath(product)} className={styles.image}>
      <ShopImage
        src={product.image_url}
        alt={name}
        width={320}
        height={320}
        sizes="(min-width: 80rem) 22rem, (min-width: 64rem) 26vw, 28vw"
      />
      {isLarge && <span className={styles.price}>{price(product.price).first}</span>}
    </Link>
  );
}
