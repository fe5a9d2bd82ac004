import { useRef, useState } from 'react';
import type { Product } from '../../api/types';
import { CloseIcon } from '../../components/icons';
import { ShopImage } from '../../components/shop-image';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './product-image.module.css';

/** The product's image; a click opens it in a dialog, and a click there zooms in. */
export function ProductImage({ product, name }: { product: Product; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { t } = useI18n();

  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };

  return (
    <>
      <button
        type="button"
        className={styles.frame}
        aria-label={t('Enlarge the picture of {name}', { name })}
        onClick={open}
      >
        <ShopImage
          src={product.image_url}
          alt={name}
          width={480}
          height={480}
          sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 45vw, 86vw"
          eager
        />
        <span className={styles.hint} aria-hidden="true">
          +
        </span>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={() => setOpen(false)}>
        {isOpen && <LargeImage src={product.image_url} name={name} onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

interface LargeImageProps {
  src: string;
  name: string;
  onClose: () => void;
}

function LargeImage({ src, name, onClose }: LargeImageProps) {
  const [isNear, setNear] = useState(false);
  const { t } = useI18n();
  return (
    <>
      <button type="button" className={styles.close} aria-label={t('Close')} autoFocus onClick={onClose}>
        <CloseIcon />
      </button>
      <button
        type="button"
        className={styles.stage}
        aria-pressed={isNear}
        aria-label={t('Zoom')}
        onClick={() => setNear(!isNear)}
      >
        <img className={isNear ? styles.near : styles.whole} src={src} alt={name} />
      </button>
    </>
  );
}
