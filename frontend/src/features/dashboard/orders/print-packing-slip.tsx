import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PackingSlip } from './packing-slip';

/** Prints only the packing slip, on a sheet of A4. */
export function PrintPackingSlip({ order }: { order: OrderPage }) {
  const { t } = useStaffI18n();
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
      <Button onClick={() => setIsPrinting(true)}>{t('Print packing slip')}</Button>
      {isPrinting && createPortal(<PackingSlip order={order} />, document.body)}
    </>
  );
}
