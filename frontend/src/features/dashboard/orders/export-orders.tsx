import { useExportOrdersMutation, type OrderExport } from '../../../api/orders-api';
import { ExportButtons } from '../kit/export-buttons';

/** Saves the orders that the list shows, all pages of them, as a file for a courier or the books. */
export function ExportOrders({ search }: { search: Omit<OrderExport, 'format' | 'language'> }) {
  const [exportOrders, { isLoading }] = useExportOrdersMutation();
  return (
    <ExportButtons
      name="orders"
      failed="The orders could not be exported. No file was saved."
      isExporting={isLoading}
      onExport={(as) => exportOrders({ ...search, ...as }).unwrap()}
    />
  );
}
