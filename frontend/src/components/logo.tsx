import { SHOP_NAME } from '../lib/shop';
import styles from './logo.module.css';

/** The shop's mark with its name beside it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark size={36} />
      <span className={styles.name}>{SHOP_NAME}</span>
    </span>
  );
}

/** The mark alone: an M over a river. `public/favicon.svg` is the same drawing. */
function LogoMark({ size }: { size: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
    >
      <rect width="32" height="32" rx="8" fill="#0e4a54" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 20V11l5 6 5-6 5 6 5-6v9" stroke="#ffffff" strokeWidth="3" />
        <path d="M6 25c3.3-2.2 6.6-2.2 10 0s6.7 2.2 10 0" stroke="#f2b441" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
