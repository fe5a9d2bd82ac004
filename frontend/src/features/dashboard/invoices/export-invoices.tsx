import { useExportInvoicesMutation } from '../../../api/staff-invoices-api';
import { ExportButtons } from '../kit/export-buttons';

/** Saves a month's sheet for the accountant. */
export function ExportInvoices({ month }: { month: string }) {
  const [exportInvoices, { isLoading }] = useExportInvoicesMutation();
  return (
    <ExportButtons
      name={`invoices-${month}`}
      failed="The invoices could not be exported. No file was saved."
      isExporting={isLoading}
      onExport={(as) => exportInvoices({ month, ...as }).unwrap()}
    />
  );
}
