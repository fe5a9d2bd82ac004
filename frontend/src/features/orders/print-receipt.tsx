import { useCallback, useId, useState } from 'react';
import type { Receipt } from '../../api/types';
import { Button } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './print-receipt.module.css';
import { PrintSheet, type Paper } from './print-sheet';

/** Prints only this receipt, on A4 paper or on the roll of a receipt printer. */
export function PrintReceipt({ order }: { order: Receipt }) {
  const { t } = useI18n();
  const [paper, setPaper] = useState<Paper>('a4');
  const [isPrinting, setIsPrinting] = useState(false);
  const finish = useCallback(() => setIsPrinting(false), []);
  const paperId = useId();
  return (
    <div className={styles.print}>
      <label htmlFor={paperId} className="visually-hidden">
        {t('Paper')}
      </label>
      <select id={paperId} value={paper} onChange={(event) => setPaper(event.target.value as Paper)}>
        <option value="a4">A4</option>
        <option value="slip">80 mm</option>
      </select>
      <Button kind="quiet" onClick={() => setIsPrinting(true)}>
        {t('Print receipt')}
      </Button>
      {isPrinting && <PrintSheet order={order} paper={paper} onPrinted={finish} />}
    </div>
  );
}
