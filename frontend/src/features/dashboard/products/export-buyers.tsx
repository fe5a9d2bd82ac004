import { useExportBuyersMutation } from '../../../api/staff-products-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ExportButtons } from '../kit/export-buttons';
import { Hint } from '../kit/hint';

/** Saves who bought a product, which needs the password of the last minutes. */
export function ExportBuyers({ id }: { id: number }) {
  const { t } = useStaffI18n();
  const [exportBuyers, { isLoading }] = useExportBuyersMutation();
  return (
    <section aria-labelledby="buyers-of-product">
      <h3 id="buyers-of-product">{t('Customers who bought it')}</h3>
      <ExportButtons
        name={`buyers-${id}`}
        failed="The customers could not be exported. No file was saved."
        isExporting={isLoading}
        onExport={(as) => exportBuyers({ product: id, ...as }).unwrap()}
      />
      <Hint>
        {t('The file says who agreed to offers by email. Write to the others about their orders only.')}
      </Hint>
    </section>
  );
}
