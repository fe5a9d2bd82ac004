import type { ReactNode } from 'react';
import type { LibraryImage } from '../../../api/types';
import { Picture } from '../../../components/picture';
import { imageName } from './image-name';
import styles from './image-tile.module.css';

interface ImageTileProps {
  image: LibraryImage;
  /** What a press does, for those who hear it. */
  label: string;
  onPress: () => void;
  /** A field in its corner. */
  corner?: ReactNode;
  /** Below its name. */
  children?: ReactNode;
}

/** One image of the library, to be pressed. */
export function ImageTile({ image, label, onPress, corner, children }: ImageTileProps) {
  const name = imageName(image);
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.press} onClick={onPress} aria-label={label}>
        <Picture src={image.url} alt="" width={160} height={160} />
      </button>
      {corner && <span className={styles.corner}>{corner}</span>}
      <span className={styles.name} title={name}>
        {name}
      </span>
      {children && <small className={styles.note}>{children}</small>}
    </li>
  );
}
