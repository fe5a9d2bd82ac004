import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ShopImage } from '../../../components/shop-image';
import styles from './cells.module.css';

const textIn = (content: ReactNode) => (typeof content === 'string' ? content : undefined);

interface TextCellProps {
  /** The whole text, of which rows show two lines, where the children are not a text themselves. */
  title?: string;
  children: ReactNode;
}

/** A cell that can have several lines of text. */
export function TextCell({ children, title = textIn(children) }: TextCellProps) {
  return (
    <div className={styles.text} title={title}>
      {children}
    </div>
  );
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
  /** The whole name, of which rows show one line, where `name` is not a text itself. */
  title?: string;
  /** Small text below the name. */
  children?: ReactNode;
}

/** A cell with an image and a name. */
export function ImageCell({ src, width, height, name, title = textIn(name), children }: ImageCellProps) {
  return (
    <div className={styles.image}>
      {src !== undefined && <ShopImage src={src} alt="" width={width} height={height} />}
      <div className={styles.names}>
        <strong title={title}>{name}</strong>
        <div className={styles.rest}>{children}</div>
      </div>
    </div>
  );
}
