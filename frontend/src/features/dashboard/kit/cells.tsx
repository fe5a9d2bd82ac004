import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ShopImage } from '../../../components/shop-image';
import styles from './cells.module.css';

/** A cell that can have several lines of text. */
export function TextCell({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/** The name of a row whose thing has a panel instead of a page. */
export function OpenButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button type="link" className={styles.open} onClick={onClick}>
      {children}
    </Button>
  );
}

interface ImageCellProps {
  /** Undefined if no image is shown. */
  src: string | null | undefined;
  width: number;
  height: number;
  name: ReactNode;
  /** Small text below the name. */
  children?: ReactNode;
}

/** A cell with an image and a name. */
export function ImageCell({ src, width, height, name, children }: ImageCellProps) {
  return (
    <div className={styles.image}>
      {src !== undefined && <ShopImage src={src} alt="" width={width} height={height} />}
      <div className={styles.names}>
        <strong>{name}</strong>
        <div className={styles.rest}>{children}</div>
      </div>
    </div>
  );
}
