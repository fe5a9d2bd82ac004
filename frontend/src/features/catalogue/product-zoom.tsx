import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { CloseIcon } from '../../components/icons';
import { ChevronIcon } from '../../components/later-icons';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './product-zoom.module.css';

/** An image with what it shows, in the shopper's language. */
export interface ShownImage {
  url: string;
  alt: string;
}

interface ProductZoomProps {
  name: string;
  images: ShownImage[];
  place: number;
  onShow: (place: number) => void;
  onClose: () => void;
}

/** The images in a dialog as large as the window, open for as long as it is rendered; a click zooms in. */
export default function ProductZoom({ name, images, place, onShow, onClose }: ProductZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { t } = useI18n();
  const image = images[place]!;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const press = ({ key, currentTarget }: KeyboardEvent) => {
    // Zoomed in, the keys move over the image.
    if (currentTarget.querySelector('[aria-pressed="true"]')) return;
    if (key === 'ArrowLeft') onShow(place - 1);
    if (key === 'ArrowRight') onShow(place + 1);
  };

  const step = (by: -1 | 1) => (
    <button
      type="button"
      className={by < 0 ? styles.previous : styles.next}
      aria-label={t(by < 0 ? 'Previous image' : 'Next image')}
      disabled={!images[place + by]}
      onClick={() => onShow(place + by)}
    >
      <ChevronIcon size={28} />
    </button>
  );

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={onClose} onKeyDown={press}>
      <button
        type="button"
        className={styles.close}
        aria-label={t('Close')}
        autoFocus
        onClick={() => dialog.current?.close()}
      >
        <CloseIcon />
      </button>
      <LargeImage key={image.url} {...image} />
      {images.length > 1 && (
        <>
          {step(-1)}
          {step(1)}
          <p className={styles.count} role="status">
            {place + 1} / {images.length}
          </p>
        </>
      )}
    </dialog>
  );
}

function LargeImage({ url, alt }: ShownImage) {
  const { stage, isNear, toggle } = useZoom();
  const { t } = useI18n();
  return (
    <button
      ref={stage}
      type="button"
      className={styles.stage}
      aria-pressed={isNear}
      aria-label={t('Zoom')}
      onClick={toggle}
    >
      <img className={isNear ? styles.near : styles.whole} src={url} alt={alt} />
    </button>
  );
}

/** Where the image was clicked, from 0 to 1 of its width and height, or beside it; a keyboard's click is in the middle. */
function placeOf({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) {
  if (detail === 0) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = currentTarget.querySelector('img')!.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Zooms in to where the image is clicked, and out again. */
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
