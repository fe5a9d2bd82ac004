import { Button } from 'antd';
import { useExportInvoicesMutation, type InvoiceExport } from '../../../api/staff-invoices-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { saveFile } from '../kit/save-file';
import { useAct } from '../kit/use-act';

/** Saves a month's sheet for the accountant. */
export function ExportInvoices({ month }: { month: string }) {
  const { t, language } = useStaffI18n();
  const act = useAct();
  const [exportInvoices, { isLoading }] = useExportInvoicesMutation();

  const save = async (format: InvoiceExport['format']) => {
    const exported = await act(() => exportInvoices({ month, format, language }).unwrap(), {
      failed: t('The invoices could not be exported. No file was saved.'),
    });
    if (exported) saveFile(`invoices-${month}.${format}`, exported.result);
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
