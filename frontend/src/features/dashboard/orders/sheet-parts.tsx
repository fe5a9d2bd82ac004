import type { ReactNode } from 'react';
import { SHOP_NAME } from '../../../lib/shop';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './sheet-parts.module.css';

/** The head of a printed sheet: whose it is, and what. */
export function SheetHead({ title }: { title: string }) {
  return (
    <header className={styles.head}>
      <strong className={styles.shop}>{SHOP_NAME}</strong>
      <span>{title}</span>
    </header>
  );
}

interface SheetLinesProps {
  /** What the columns are called; the last one is to be ticked. */
  heads: string[];
  lines: { id: number; cells: ReactNode[] }[];
}

/** The lines of a printed sheet, each with a box to tick. */
export function SheetLines({ heads, lines }: SheetLinesProps) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
            <td>
              <span className={styles.box} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many pieces the lines of a sheet are together. */
export function TotalPieces({ of: lines }: { of: { quantity: number }[] }) {
  const { t } = useStaffI18n();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return <p>{pieces === 1 ? t('1 piece in all') : t('{count} pieces in all', { count: pieces })}</p>;
}
