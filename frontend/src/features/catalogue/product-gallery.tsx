import { lazy, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Product } from '../../api/types';
import { Extra } from '../../components/extra';
import { EnlargeIcon } from '../../components/icons';
import { ShopImage } from '../../components/shop-image';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './product-gallery.module.css';
import type { ShownImage } from './product-zoom';

const loadZoom = () => import('./product-zoom');
const ProductZoom = lazy(loadZoom);

/** Left and right go to the image beside this one. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The product's images, to be swiped or gone through by keys or thumbnails, and enlarged. */
export function ProductGallery({ product, name }: { product: Product; name: string }) {
  const { t, pick } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const images = product.images.map(({ url, alt, alt_km }): ShownImage => ({
    url,
    alt: pick(alt ?? name, alt_km),
  }));
  const { strip, place, show, noteScroll } = useStrip(images.length);
  useEffect(() => {
    // Opens at the first click. If it cannot be loaded, the product is shown without it.
    loadZoom().catch(() => undefined);
  }, []);
  const isSingle = images.length === 1;

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || isSingle) return;
    event.preventDefault();
    show(place + step);
  };

  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        <div
          ref={strip}
          className={styles.strip}
          role="group"
          aria-label={t('Images of {name}', { name })}
          tabIndex={isSingle ? undefined : 0}
          onKeyDown={press}
          onScroll={noteScroll}
          onClick={() => setOpen(true)}
        >
          {images.map(({ url, alt }, index) => (
            <ShopImage
              key={url}
              src={url}
              alt={alt}
              width={480}
              height={480}
              sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 45vw, 86vw"
              eager={index === 0}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.enlarge}
          aria-label={t('Enlarge the image of {name}', { name: images[place]!.alt })}
          onClick={() => setOpen(true)}
        >
          <EnlargeIcon size={22} />
        </button>
      </div>
      {!isSingle && (
        <div className={styles.thumbs}>
          {images.map(({ url, alt }, index) => (
            <button
              key={url}
              type="button"
              className={styles.thumb}
              aria-label={t('Image {number} of {count}: {name}', {
                number: index + 1,
                count: images.length,
                name: alt,
              })}
              aria-current={index === place}
              onClick={() => show(index)}
              onKeyDown={press}
            >
              <ShopImage src={url} alt="" width={72} height={72} />
            </button>
          ))}
        </div>
      )}
      {isOpen && (
        <Extra>
          <ProductZoom
            name={name}
            images={images}
            place={place}
            onShow={show}
            onClose={() => setOpen(false)}
          />
        </Extra>
      )}
    </div>
  );
}

/** Which of the images beside each other in a strip is shown; swiping scrolls the strip. */
function useStrip(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  // Where the strip is going to, until it is there: what it passes is not shown.
  const target = useRef<number | null>(null);

  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    const { current } = strip;
    setPlace(next);
    if (!current || next === place) return;
    target.current = next;
    current.scrollLeft = next * current.clientWidth;
  };

  const noteScroll = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    const now = Math.round(scrollLeft / clientWidth) || 0;
    if (target.current !== null && target.current !== now) return;
    target.current = null;
    setPlace(now);
  };

  // A window of another width shows the same image.
  useEffect(() => {
    const { current } = strip;
    if (!current || count === 1) return;
    const stay = () => current.scrollTo?.({ left: place * current.clientWidth, behavior: 'instant' });
    window.addEventListener('resize', stay);
    return () => window.removeEventListener('resize', stay);
  }, [place, count]);

  return { strip, place, show, noteScroll };
}
