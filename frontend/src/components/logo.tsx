import { SHOP_NAME } from '../lib/shop';
import styles from './logo.module.css';

/** The shop's mark with its name beside it; `height` is that of the mark, in pixels. */
export function Logo({ height = 32 }: { height?: number }) {
  return (
    <span className={styles.logo}>
      <img src="/favicon.svg" width={height} height={height} alt="" />
      <span className={height > 40 ? styles.large : styles.name}>{SHOP_NAME}</span>
    </span>
  );
}
