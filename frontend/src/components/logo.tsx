import { SHOP_NAME } from '../lib/shop';
import styles from './logo.module.css';

/** The shop's mark with its name beside it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/favicon.svg" width={36} height={36} alt="" />
      <span className={styles.name}>{SHOP_NAME}</span>
    </span>
  );
}
