import type { ReactNode } from 'react';
import type { LibraryImage } from '../../../api/types';
import { ShopImage } from '../../../components/shop-image';
import { imageName } from './image-name';
import styles from './image-tile.module.css';

interface ImageTileProps {
  image: LibraryImage;
  /** The button's label for screen readers. */
  label: string;
  onPress: () => void;
  /** A field in the tile's corner. */
  corner?: ReactNode;
  /** Shown below the name. */
  children?: ReactNode;
}

/** One image of the library as a button. */
export function ImageTile({ image, label, onPress, corner, children }: ImageTileProps) {
  const name = imageName(image);
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.press} onClick={onPress} aria-label={label}>
        <ShopImage src={image.url} alt="" width={160} height={160} />
      </button>
      {corner && <span className={styles.corner}>{corner}</span>}
      <span className={styles.name} title={name}>
        {name}
      </span>
      {children && <small className={styles.note}>{children}</small>}
    </li>
  );
}
