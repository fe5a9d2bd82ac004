import { useState } from 'react';
import styles from './shop-image.module.css';

interface ShopImageProps {
  src: string | null | undefined;
  alt: string;
  /** Width and height in CSS pixels; the image keeps its proportions within them. */
  width: number;
  height: number;
  /** The `sizes` attribute: how wide the image is shown. By default the given width. */
  sizes?: string;
  /** Loads the image first. Others are loaded when they come near the screen. */
  eager?: boolean;
}

/** The widths in which the shop serves its images, in pixels. */
const SERVED_WIDTHS = [96, 160, 240, 320, 480, 640, 960];
const SHOP_IMAGE = /^(\/images\/[0-9a-f]{32})\.webp$/;

/** The `srcset` of one of the shop's images: from half the shown width up to four times, for sharp screens. */
function smallerCopies(src: string, width: number): string | undefined {
  const stem = SHOP_IMAGE.exec(src)?.[1];
  if (!stem) return undefined;
  const widths = SERVED_WIDTHS.filter((served) => served >= width / 2 && served <= width * 4);
  return widths.map((served) => `${stem}-${served}.webp ${served}w`).join(', ');
}

/** An image that reserves its space while loading; a grey tile when it is missing or cannot be loaded. */
export function ShopImage({ src, alt, width, height, sizes, eager = false }: ShopImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!src || src === brokenSrc) return <MissingImage alt={alt} width={width} height={height} />;
  return (
    <img
      className={styles.image}
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

function MissingImage({ alt, width, height }: Pick<ShopImageProps, 'alt' | 'width' | 'height'>) {
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
