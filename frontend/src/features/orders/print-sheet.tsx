import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Receipt } from '../../api/types';
import { PaperReceipt } from './paper-receipt';
import styles from './print-sheet.module.css';

export type Paper = 'a4' | 'slip';

const MM_PER_PX = 25.4 / 96;

/** The margins above and below the slip, with some room for rounding. */
const SLIP_MARGINS_MM = 10;

/** A receipt that is only printed and not shown on the screen; nothing else of the page is printed. */
export function PrintSheet({
  order,
  paper,
  onPrinted,
}: {
  order: Receipt;
  paper: Paper;
  onPrinted: () => void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const [heightMm, setHeightMm] = useState(0);

  useLayoutEffect(() => {
    const height = sheet.current?.getBoundingClientRect().height ?? 0;
    setHeightMm(Math.ceil(height * MM_PER_PX) + SLIP_MARGINS_MM);
  }, []);

  useLayoutEffect(() => {
    if (heightMm === 0) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [heightMm, onPrinted]);

  return createPortal(
    <div ref={sheet} className={`${styles.sheet} ${styles[paper]}`} aria-hidden="true">
      {/* A slip is as long as its content; the size of A4 is in the style sheet. */}
      {paper === 'slip' && <style>{`@page receipt-slip { size: 80mm ${heightMm}mm; }`}</style>}
      <PaperReceipt order={order} />
    </div>,
    document.body,
  );
}
