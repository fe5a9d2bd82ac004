import { useState } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** Width and height in CSS pixels; pictures keep their shape within. */
  width: number;
  height: number;
  /** How wide the picture is shown, as the `sizes` of an image; the given width where nothing is said. */
  sizes?: string;
  /** The picture that the page is about: loaded first. Others wait until they are near the screen. */
  eager?: boolean;
}

/** The widths in which the shop serves its pictures, in pixels. */
const SERVED_WIDTHS = [96, 160, 240, 320, 480, 640, 960];
const OWN_PICTURE = /^(\/images\/[0-9a-f]{32})\.webp$/;

/** The shop's smaller copies of a picture, from half the shown width up to what a sharp screen can use. */
function smallerCopies(src: string, width: number): string | undefined {
  const stem = OWN_PICTURE.exec(src)?.[1];
  if (!stem) return undefined;
  const widths = SERVED_WIDTHS.filter((served) => served >= width / 2 && served <= width * 4);
  return widths.map((served) => `${stem}-${served}.webp ${served}w`).join(', ');
}

/** A picture that keeps its place while loading and leaves a plain tile when it cannot be had. */
export function Picture({ src, alt, width, height, sizes, eager = false }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!src || src === brokenSrc) return <MissingPicture alt={alt} width={width} height={height} />;
  return (
    <img
      className={styles.picture}
      srcSet={smallerCopies(src, width)}
      sizes={sizes ?? `${width}px`}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding={eager ? 'sync' : 'async'}
      onError={() => setBrokenSrc(src)}
    />
  );
}

function MissingPicture({ alt, width, height }: Pick<PictureProps, 'alt' | 'width' | 'height'>) {
  return (
    <svg
      className={styles.missing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
    >
      <rect width="100%" height="100%" fill="currentColor" />
    </svg>
  );
}
