import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { Product } from '../../api/types';
import { CloseIcon, EnlargeIcon } from '../../components/icons';
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
          <EnlargeIcon size={22} />
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
  const { stage, isNear, toggle } = useZoom();
  const { t } = useI18n();
  return (
    <>
      <button type="button" className={styles.close} aria-label={t('Close')} autoFocus onClick={onClose}>
        <CloseIcon />
      </button>
      <button
        ref={stage}
        type="button"
        className={styles.stage}
        aria-pressed={isNear}
        aria-label={t('Zoom')}
        onClick={toggle}
      >
        <img className={isNear ? styles.near : styles.whole} src={src} alt={name} />
      </button>
    </>
  );
}

/** Where something was clicked, from 0 to 1 of the width and of the height; a keyboard's click is in the middle. */
function placeOf({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) {
  if (detail === 0) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Zooms in to where the picture is clicked, and out again. */
function useZoom() {
  const stage = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof placeOf> | null>(null);
  useLayoutEffect(() => {
    const { current } = stage;
    if (!place || !current) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    current.scrollLeft = place.x * scrollWidth - clientWidth / 2;
    current.scrollTop = place.y * scrollHeight - clientHeight / 2;
  }, [place]);
  const toggle = (event: MouseEvent<HTMLElement>) => setPlace(place ? null : placeOf(event));
  return { stage, isNear: place !== null, toggle };
}
