import { Button } from 'antd';
import { useExportOrdersMutation, type OrderExport } from '../../../api/orders-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { saveFile } from '../kit/save-file';
import { useAct } from '../kit/use-act';

/** Saves the orders that the list shows, all pages of them, as a file for a courier or the books. */
export function ExportOrders({ search }: { search: Omit<OrderExport, 'format' | 'language'> }) {
  const { t, language } = useStaffI18n();
  const act = useAct();
  const [exportOrders, { isLoading }] = useExportOrdersMutation();

  const save = async (format: OrderExport['format']) => {
    const exported = await act(() => exportOrders({ ...search, format, language }).unwrap(), {
      failed: t('The orders could not be exported. No file was saved.'),
    });
    if (exported) saveFile(`orders.${format}`, exported.result);
  };

  return (
    <>
      <Button disabled={isLoading} onClick={() => void save('csv')}>
        {t('Export CSV')}
      </Button>
      <Button disabled={isLoading} onClick={() => void save('xlsx')}>
        {t('Export XLSX')}
      </Button>
    </>
  );
}
