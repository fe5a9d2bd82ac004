import styles from './price.module.css';
import { usePrices } from './use-prices';

interface PriceProps {
  dollars: number;
  /** Of the amount that stands first. */
  className?: string;
}

/** A price, and quietly beside it the same in the other currency. */
export function Price({ dollars, className }: PriceProps) {
  const { first, beside } = usePrices()(dollars);
  return (
    <>
      <strong className={className}>{first}</strong>
      {beside && (
        <>
          {' '}
          <span className={styles.beside}>{beside}</span>
        </>
      )}
    </>
  );
}
