import { PLENTY, useStockText } from '../../lib/stock';
import styles from './stock-note.module.css';

/** Says when a product is sold out or nearly so; otherwise nothing. */
export function StockNote({ stock }: { stock: number }) {
  const stockText = useStockText();
  if (stock >= PLENTY) return null;
  return <p className={stock > 0 ? styles.few : styles.none}>{stockText(stock)}</p>;
}
