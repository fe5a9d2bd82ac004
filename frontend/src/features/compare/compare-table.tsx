import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textKey } from '../../../../libs/contracts/src/text-key';
import type { DetailValue, Product } from '../../api/types';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Note } from '../../components/notices';
import { OldPrice } from '../../components/old-price';
import { Price } from '../../components/price';
import { ShopImage } from '../../components/shop-image';
import { Swatch } from '../../components/swatch';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { detailsOf } from '../../lib/spec-fields';
import { formatSpec, useSpecWords, type ListedSpec } from '../../lib/spec-list';
import { PLENTY, useStockText } from '../../lib/stock';
import styles from './compare-table.module.css';

interface CompareTableProps {
  products: Product[];
  /** What is compared, in this order. */
  specs: ListedSpec[];
  onAdd: (product: Product) => void;
  onRemove: (product: Product) => void;
}

const keyOf = (value: DetailValue | undefined) => textKey(formatSpec(value));

/** The category's specifications of the products side by side. What differs is marked; what is the same is dimmed, or hidden. */
export function CompareTable({ products, specs, onAdd, onRemove }: CompareTableProps) {
  const { t } = useI18n();
  const [isShort, setShort] = useState(false);
  const differing = specs.filter((spec) => differs(spec, products));
  const canDiffer = products.length > 1;
  const shown = isShort && canDiffer ? differing : specs;
  return (
    <>
      {canDiffer && (
        <Checkbox
          label={t('Only differences')}
          checked={isShort}
          onChange={({ target }) => setShort(target.checked)}
        />
      )}
      {/* Reached by the keyboard, which scrolls it. */}
      <div className={styles.scroll} role="region" aria-label={t('Compare products')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <ProductHead key={product.id} product={product} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Facts products={products} onAdd={onAdd} />
            {shown.map((spec) => (
              <SpecRow
                key={spec.name}
                spec={spec}
                products={products}
                state={!canDiffer ? 'alone' : differing.includes(spec) ? 'differs' : 'same'}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <Note>{t('Nothing differs in what is known.')}</Note>}
    </>
  );
}

const differs = ({ name }: ListedSpec, products: Product[]) =>
  new Set(products.map((product) => keyOf(detailsOf(product)[name]))).size > 1;

function ProductHead({ product, onRemove }: { product: Product; onRemove: (product: Product) => void }) {
  const { t, pick } = useI18n();
  const name = pick(product.name, product.name_km);
  return (
    <th scope="col">
      <span className={styles.image}>
        <ShopImage src={product.image_url} alt="" width={120} height={120} />
      </span>
      <Link to={productPath(product)} className={styles.name}>
        {name}
      </Link>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('Remove {name}', { name })}
        onClick={() => onRemove(product)}
      >
        {t('Remove')}
      </button>
    </th>
  );
}

/** What each product costs, whether it is there, and the button that puts it into the cart. */
function Facts({ products, onAdd }: Pick<CompareTableProps, 'products' | 'onAdd'>) {
  const { t, pick } = useI18n();
  const stockText = useStockText();
  return (
    <>
      <Row name={t('Price')} products={products}>
        {(product) => (
          <>
            <Price dollars={product.price} /> <OldPrice product={product} />
          </>
        )}
      </Row>
      <Row name={t('Stock')} products={products}>
        {({ stock }) => (stock < PLENTY ? stockText(stock) : t('In stock'))}
      </Row>
      <Row name={t('Brand')} products={products}>
        {({ brand }) => brand.name}
      </Row>
      <Row name="" products={products}>
        {(product) => (
          <Button
            className={styles.add}
            disabled={product.stock <= 0}
            onClick={() => onAdd(product)}
            aria-label={`${t('Add to Cart')}: ${pick(product.name, product.name_km)}`}
          >
            {t('Add to Cart')}
          </Button>
        )}
      </Row>
    </>
  );
}

interface RowProps {
  name: ReactNode;
  products: Product[];
  state?: 'alone' | 'same' | 'differs';
  children: (product: Product) => ReactNode;
}

function Row({ name, products, state = 'alone', children }: RowProps) {
  return (
    <tr className={styles[state]}>
      {name === '' ? <td className={styles.corner} /> : <th scope="row">{name}</th>}
      {products.map((product) => (
        <td key={product.id}>{children(product)}</td>
      ))}
    </tr>
  );
}

interface SpecRowProps {
  spec: ListedSpec;
  products: Product[];
  state: RowProps['state'];
}

function SpecRow({ spec, products, state }: SpecRowProps) {
  const { t } = useI18n();
  const words = useSpecWords();
  const name = (
    <>
      {spec.label}
      {state === 'differs' && (
        <span className={styles.mark} title={t('different')}>
          <span aria-hidden="true">≠</span>
          <span className="visually-hidden">{t('different')}</span>
        </span>
      )}
    </>
  );
  return (
    <Row name={name} products={products} state={state}>
      {(product) => {
        const value = detailsOf(product)[spec.name];
        const colour = spec.isColour && typeof value === 'string' ? value : '';
        return (
          <>
            {colour && <Swatch text={colour} />} {words(spec, value)}
          </>
        );
      }}
    </Row>
  );
}
