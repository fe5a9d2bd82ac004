import { SHOP_NAME } from '../lib/shop';
import styles from './logo.module.css';

/** The shop's mark, which the page names as a token, with its name beside it. */
export const Logo = () => (
  <span className={styles.logo}>
    <span className={styles.mark} />
    <span className={styles.name}>{SHOP_NAME}</span>
  </span>
);
