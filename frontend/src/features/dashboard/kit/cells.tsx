import type { ReactNode } from 'react';
import { Picture } from '../../../components/picture';
import styles from './cells.module.css';

/** A cell of more than one line of text. */
export function TextCell({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

interface ImageCellProps {
  /** Undefined where there is none to be shown. */
  src: string | null | undefined;
  width: number;
  height: number;
  name: string;
  /** In small below the name. */
  children?: ReactNode;
}

/** A cell with an image of what it names. */
export function ImageCell({ src, width, height, name, children }: ImageCellProps) {
  return (
    <div className={styles.image}>
      {src !== undefined && <Picture src={src} alt="" width={width} height={height} />}
      <div className={styles.names}>
        <strong>{name}</strong>
        {children}
      </div>
    </div>
  );
}
