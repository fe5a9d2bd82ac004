import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PrintButtonProps {
  label: string;
  /** The sheets, made when they are printed. */
  sheets: () => ReactNode;
}

/** Prints only its sheets. */
export function PrintButton({ label, sheets }: PrintButtonProps) {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return;
    const finish = () => setIsPrinting(false);
    window.addEventListener('afterprint', finish, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [isPrinting]);

  return (
    <>
      <Button onClick={() => setIsPrinting(true)}>{label}</Button>
      {isPrinting && createPortal(sheets(), document.body)}
    </>
  );
}
