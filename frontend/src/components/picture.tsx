import { useState } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** Width and height in CSS pixels; pictures keep their shape within. */
  width: number;
  height: number;
  eager?: boolean;
}

/** A picture that keeps its place while loading and leaves a plain tile when it cannot be had. */
export function Picture({ src, alt, width, height, eager = false }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!src || src === brokenSrc) {
    return (
      <svg
        className={styles.missing}
        width={width}
        height={height}
        role="img"
        aria-label={alt}
        aria-hidden={alt === ''}
      >
        <rect width="100%" height="100%" fill="currentColor" />
      </svg>
    );
  }
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  );
}
