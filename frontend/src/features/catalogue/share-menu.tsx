import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { Product } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { fullAddress } from '../../lib/shop';
import styles from './share-menu.module.css';

const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

const closeByKey = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

/** The ways to tell somebody of a product: the device's own where it has one, else a small menu. */
export default function ShareMenu({ product }: { product: Product }) {
  const { t, pick } = useI18n();
  const name = pick(product.name, product.name_km);
  const address = fullAddress(productPath(product));
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(name)];
  const [isCopied, setCopied] = useState(false);

  const press = (event: MouseEvent<HTMLElement>) => {
    if (!navigator.share) return;
    event.preventDefault();
    const menu = event.currentTarget.closest('details')!;
    navigator.share({ title: name, url: address }).catch((error: unknown) => {
      // Who has closed the device's own does not want ours.
      if ((error as Error).name !== 'AbortError') menu.open = true;
    });
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch (error) {
      console.warn('Nothing was copied:', error);
    }
  };

  return (
    <details className={styles.menu} onBlur={closeBehind} onKeyDown={closeByKey}>
      <summary data-plain="" className={styles.name} onClick={press}>
        {t('Share')}
      </summary>
      <ul className={styles.ways}>
        <li>
          <a
            href={`https://t.me/share/url?url=${url}&text=${text}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Telegram
          </a>
        </li>
        <li>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?u=${url}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Facebook
          </a>
        </li>
        <li>
          <button type="button" onClick={() => void copy()}>
            <span aria-live="polite">{isCopied ? t('Link copied') : t('Copy link')}</span>
          </button>
        </li>
      </ul>
    </details>
  );
}
